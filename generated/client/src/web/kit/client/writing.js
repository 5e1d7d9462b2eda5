// Generated from schemas by npm run generate. Do not edit: change the schema.
/** Without a version the API refuses the write (428), and the error says so. */
export function ifMatch(version) {
	return version === undefined ? {} : { "If-Match": `"${version}"` };
}
/** With the warnings that a person has confirmed. */
export function confirming(url, { confirmed = [] } = {}) {
	return confirmed.length > 0 ? `${url}?${new URLSearchParams({ confirmed: confirmed.join(",") }).toString()}` : url;
}
export function recordUrl(api, resource, id) {
	return `${api}/${resource}/${encodeURIComponent(String(id))}`;
}
export function versionOf(record) {
	const version = record && Reflect.get(record, "version");
	return typeof version === "number" ? version : undefined;
}
