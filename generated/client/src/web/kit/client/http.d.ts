// Generated from schemas by npm run generate. Do not edit: change the schema.
/** Requests to the API by a program of somebody else: the token, and failures as errors with what the API says. */
export interface HttpAnswer {
	status: number;
	headers: Headers;
	body: string;
	json: unknown;
}
/** One call to the API; a failure is thrown. */
export type Http = (url: string, options?: RequestInit) => Promise<HttpAnswer>;
/** What the API answers instead (RFC 9457). */
export interface Problem {
	/** The stable code in words: "version-stale". */
	code: string;
	title: string;
	status: number;
	detail?: string;
	/** What is wrong with which field: "name", "buyers.1.commitment". */
	errors?: Record<string, string[]>;
	/** What has to be confirmed before it is saved, and the codes that confirm it. */
	warnings?: Record<string, string[]>;
	confirm?: string[];
}
/** React-admin shows `body.errors` at the fields of its forms. */
export declare class ApiError extends Error {
	override readonly name = "ApiError";
	readonly status: number;
	/** Absent where something other than the API has answered, such as a proxy. */
	readonly body: Problem | undefined;
	constructor(status: number, body: Problem | undefined);
}
export interface Connection {
	/** The bearer token: of a person, from the directory, or the secret of a service account. */
	token: () => string | Promise<string>;
}
/** Calls with a token; throws an ApiError for every answer that is no success. */
export declare function httpWith({ token }: Connection): Http;
/** The server answers what its description says, so that the type that the caller names is believed. */
export declare function jsonOf<Answer>({ json }: Pick<HttpAnswer, "json">): Answer;
