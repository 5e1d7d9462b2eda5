// Generated from schemas by npm run generate. Do not edit: change the schema.
import { idempotencyKey } from "./attempts.js";
import { jsonOf } from "./http.js";
import { confirming, ifMatch, recordUrl } from "./writing.js";
/** `api` is the address with its last word, "https://funds.example/api". */
export function createClient(api, http) {
	const post = async (url, input, meta, version) => {
		const body = JSON.stringify(input);
		const headers = {
			...ifMatch(version),
			"Idempotency-Key": await idempotencyKey(meta.attempt, url, version, body)
		};
		return jsonOf(await http(confirming(url, meta), {
			method: "POST",
			headers,
			body,
			signal: meta.signal ?? null
		}));
	};
	return {
		list: async (resource, query = {}) => {
			const answer = await http(`${api}/${resource}?${addressOf(query)}`);
			return {
				records: jsonOf(answer),
				total: Number(answer.headers.get("Content-Range")?.split("/").at(-1))
			};
		},
		get: async (resource, id) => jsonOf(await http(recordUrl(api, resource, id))),
		create: (resource, values, meta = {}) => post(`${api}/${resource}`, values, meta),
		update: async (resource, record, changes, meta = {}) => {
			const { id, version } = record;
			const body = JSON.stringify({
				...record,
				...changes
			});
			const request = {
				method: "PUT",
				headers: ifMatch(version),
				body,
				signal: meta.signal ?? null
			};
			return jsonOf(await http(confirming(recordUrl(api, resource, id), meta), request));
		},
		remove: async (resource, { id, version }) => {
			await http(recordUrl(api, resource, id), {
				method: "DELETE",
				headers: ifMatch(version)
			});
		},
		act: (resource, action, { id, version }, input, meta = {}) => post(`${recordUrl(api, resource, id)}/${word(action)}`, input, meta, version),
		actOnAll: (resource, action, input, meta = {}) => post(`${api}/${resource}/${word(action)}`, input, meta),
		history: async (resource, id) => jsonOf(await http(`${recordUrl(api, resource, id)}/history`)),
		request: (path, options) => http(`${api}${path}`, options)
	};
}
function addressOf({ filter, sort, range }) {
	const asked = Object.entries({
		filter,
		sort,
		range
	}).filter(([, value]) => value !== undefined);
	return new URLSearchParams(asked.map(([name, value]) => [name, JSON.stringify(value)])).toString();
}
/** "submitForVerification" is "submit-for-verification". */
function word(action) {
	return action.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
