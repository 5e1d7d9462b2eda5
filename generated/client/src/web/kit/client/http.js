// Generated from schemas by npm run generate. Do not edit: change the schema.
/** React-admin shows `body.errors` at the fields of its forms. */
export class ApiError extends Error {
	name = "ApiError";
	status;
	/** Absent where something other than the API has answered, such as a proxy. */
	body;
	constructor(status, body) {
		super(body?.detail ?? body?.title ?? `HTTP ${status}`);
		this.status = status;
		this.body = body;
	}
}
/** Calls with a token; throws an ApiError for every answer that is no success. */
export function httpWith({ token }) {
	return async (url, options = {}) => {
		const headers = new Headers(options.headers);
		headers.set("Authorization", `Bearer ${await token()}`);
		if (!headers.has("Accept")) headers.set("Accept", "application/json");
		if (typeof options.body === "string") headers.set("Content-Type", "application/json");
		const answer = await fetch(url, {
			...options,
			headers
		});
		const body = await answer.text();
		const json = /json/.test(answer.headers.get("Content-Type") ?? "") ? JSON.parse(body) : undefined;
		if (!answer.ok) throw new ApiError(answer.status, isProblem(json) ? json : undefined);
		return {
			status: answer.status,
			headers: answer.headers,
			body,
			json
		};
	};
}
/** The server answers what its description says, so that the type that the caller names is believed. */
export function jsonOf({ json }) {
	return json;
}
function isProblem(json) {
	return typeof json === "object" && json !== null && "code" in json && "title" in json && "status" in json;
}
