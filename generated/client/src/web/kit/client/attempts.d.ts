// Generated from schemas by npm run generate. Do not edit: change the schema.
/**
* An answer may get lost after the server has saved. Whoever offers a write (a form, a dialogue, a staged file, a row)
* therefore holds one attempt for as long as it stands: the same content sent again has the same Idempotency-Key and
* one effect, changed content has another.
*/
export declare function idempotencyKey(attempt: string | undefined, ...content: readonly unknown[]): Promise<string>;
