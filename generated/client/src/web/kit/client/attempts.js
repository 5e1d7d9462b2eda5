// Generated from schemas by npm run generate. Do not edit: change the schema.
/**
* An answer may get lost after the server has saved. Whoever offers a write (a form, a dialogue, a staged file, a row)
* therefore holds one attempt for as long as it stands: the same content sent again has the same Idempotency-Key and
* one effect, changed content has another.
*/
export async function idempotencyKey(attempt, ...content) {
	if (attempt === undefined) return crypto.randomUUID();
	const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(JSON.stringify([attempt, ...content])));
	return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
