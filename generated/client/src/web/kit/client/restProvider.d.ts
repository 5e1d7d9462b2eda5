// Generated from schemas by npm run generate. Do not edit: change the schema.
import type { DataProvider } from "react-admin";
import type { Http } from "./http.js";
export interface ProviderOptions {
	/** What is sent of the values of a form; all of them unless stated. */
	bodyOf?: (resource: string, values: object, creating: boolean) => object | Promise<object>;
	/** Around every write, for whoever shows that one is under way. */
	around?: <Answer>(write: () => Promise<Answer>) => Promise<Answer>;
}
/**
* `api` is the address with its last word, "https://funds.example/api". Every PUT and DELETE carries If-Match from the
* version of the record, every POST an Idempotency-Key.
*/
export declare function createDataProvider(api: string, http: Http, options?: ProviderOptions): DataProvider;
