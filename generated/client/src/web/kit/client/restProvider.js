// Generated from schemas by npm run generate. Do not edit: change the schema.
/** React-admin's data provider for the API, over the standard provider of this dialect, ra-data-simple-rest. */
import simpleRestProvider from "ra-data-simple-rest";
import { idempotencyKey } from "./attempts.js";
import { jsonOf } from "./http.js";
import { confirming, ifMatch, recordUrl, versionOf } from "./writing.js";
/**
* `api` is the address with its last word, "https://funds.example/api". Every PUT and DELETE carries If-Match from the
* version of the record, every POST an Idempotency-Key.
*/
export function createDataProvider(api, http, options = {}) {
	const { bodyOf = (_resource, values) => values, around = (work) => work() } = options;
	const reading = simpleRestProvider(api, (url, request) => http(url, withoutRange(request)));
	const body = async (resource, values, creating) => JSON.stringify(await bodyOf(resource, values, creating));
	const provider = {
		...reading,
		supportAbortSignal: true,
		create: (resource, { data, meta }) => around(async () => {
			const sent = await body(resource, data, true);
			const headers = { "Idempotency-Key": await idempotencyKey(meta?.attempt, resource, sent) };
			const request = {
				method: "POST",
				headers,
				body: sent,
				signal: meta?.signal ?? null
			};
			return { data: jsonOf(await http(confirming(`${api}/${resource}`, meta), request)) };
		}),
		update: (resource, { id, data, previousData, meta }) => around(async () => {
			const headers = ifMatch(versionOf(data) ?? versionOf(previousData));
			const sent = await body(resource, data, false);
			const request = {
				method: "PUT",
				headers,
				body: sent,
				signal: meta?.signal ?? null
			};
			return { data: jsonOf(await http(confirming(recordUrl(api, resource, id), meta), request)) };
		}),
		updateMany: async (resource, { ids, data }) => {
			// Read one by one: a list leaves out the lines of its records, and a PUT empties what it does not hold.
			await Promise.all(ids.map(async (id) => {
				const { data: previousData } = await provider.getOne(resource, { id });
				await provider.update(resource, {
					id,
					data: {
						...previousData,
						...data
					},
					previousData
				});
			}));
			return { data: ids };
		},
		delete: (resource, { id, previousData }) => around(async () => {
			await http(recordUrl(api, resource, id), {
				method: "DELETE",
				headers: ifMatch(versionOf(previousData))
			});
			return { data: previousData ?? { id } };
		}),
		deleteMany: async (resource, { ids }) => {
			const { data } = await provider.getMany(resource, { ids });
			await Promise.all(data.map((record) => provider.delete(resource, {
				id: record.id,
				previousData: record
			})));
			return { data: ids };
		}
	};
	return provider;
}
/** The dialect's Range header is for other servers; ours reads the range in the address. */
function withoutRange(options = {}) {
	const headers = new Headers(options.headers);
	headers.delete("Range");
	return {
		...options,
		headers
	};
}
