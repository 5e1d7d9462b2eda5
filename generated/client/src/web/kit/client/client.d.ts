// Generated from schemas by npm run generate. Do not edit: change the schema.
/** A client of the API for programs: records, lists and actions with the types of the schemas. */
import type { EntityTypes } from "../../../../generated/types.js";
import type { Answered, EntityOf, Filter, Stored } from "../../../api/recordTypes.js";
import type { Http, HttpAnswer } from "./http.js";
import type { WriteMeta } from "./writing.js";
/** The word of the address: "bank-accounts". */
export type Resource = EntityTypes[keyof EntityTypes]["resource"];
/** A record by itself, with its lines; a list leaves them out. Fields that the caller may not read are not in it. */
export type Whole<R extends Resource> = Answered<EntityOf<R>> & Stored<EntityOf<R>>;
/** A record in the version that was seen. */
export interface Seen {
	id: number;
	version: number;
}
export interface ListQuery<R extends Resource> {
	filter?: Filter<EntityOf<R>>;
	sort?: readonly [keyof Answered<EntityOf<R>> & string, "asc" | "desc"];
	/** The first and the last place, both included; the first 25 unless stated, 1,000 at most. */
	range?: readonly [number, number];
}
export interface Page<R extends Resource> {
	records: Answered<EntityOf<R>>[];
	/** How many the filter finds. */
	total: number;
}
export interface Change {
	/** What was done: create, update, delete or the name of an action. */
	action: string;
	by: string | null;
	at: string;
	changes: readonly {
		field: string;
		old: unknown;
		new: unknown;
	}[];
}
type RecordActions<R extends Resource> = EntityTypes[EntityOf<R>]["recordActions"];
type CollectionActions<R extends Resource> = EntityTypes[EntityOf<R>]["collectionActions"];
export interface Client {
	list<R extends Resource>(resource: R, query?: ListQuery<R>): Promise<Page<R>>;
	get<R extends Resource>(resource: R, id: number): Promise<Whole<R>>;
	create<R extends Resource>(resource: R, values: EntityTypes[EntityOf<R>]["create"], meta?: WriteMeta): Promise<Whole<R>>;
	/** Changes some values of a record that `get` or a write has answered; everything else stays as it was read. */
	update<R extends Resource>(resource: R, record: Whole<R>, changes: Partial<EntityTypes[EntityOf<R>]["update"]>, meta?: WriteMeta): Promise<Whole<R>>;
	remove<R extends Resource>(resource: R, seen: Seen): Promise<void>;
	/** An action of one record, which answers it with its new version. */
	act<
		R extends Resource,
		A extends keyof RecordActions<R> & string
	>(resource: R, action: A, seen: Seen, input: RecordActions<R>[A], meta?: WriteMeta): Promise<Whole<R>>;
	/** An action of the whole collection; what it answers stands in the description of the API. */
	actOnAll<
		R extends Resource,
		A extends keyof CollectionActions<R> & string
	>(resource: R, action: A, input: CollectionActions<R>[A], meta?: WriteMeta): Promise<unknown>;
	/** Who changed a record, when and what, newest first. */
	history<R extends Resource>(resource: R, id: number): Promise<Change[]>;
	/** Any other address: "/funds/1/performance?asOf=2026-03-31". */
	request(path: string, options?: RequestInit): Promise<HttpAnswer>;
}
/** `api` is the address with its last word, "https://funds.example/api". */
export declare function createClient(api: string, http: Http): Client;
export {};
