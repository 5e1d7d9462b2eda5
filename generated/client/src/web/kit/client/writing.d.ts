// Generated from schemas by npm run generate. Do not edit: change the schema.
/** What every write of the API carries: the version it was made from, and a key that makes repeating it harmless. */
/**
* What a POST is an attempt of. Whoever offers a write keeps one attempt until an answer has come: sending the same
* content again then has one effect.
*/
export interface WriteMeta {
	attempt?: string | undefined;
	/** Codes of the warnings that a person has confirmed. */
	confirmed?: readonly string[] | undefined;
	/** Cancels the request: what was to be written has been thrown away. */
	signal?: AbortSignal | undefined;
}
/** Without a version the API refuses the write (428), and the error says so. */
export declare function ifMatch(version: number | undefined): Record<string, string>;
/** With the warnings that a person has confirmed. */
export declare function confirming(url: string, { confirmed }?: Pick<WriteMeta, "confirmed">): string;
export declare function recordUrl(api: string, resource: string, id: string | number | undefined): string;
export declare function versionOf(record: object | undefined): number | undefined;
