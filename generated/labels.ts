// Generated from schemas by npm run generate. Do not edit: change the schema.
export const labels = {
  resources: {} as Record<string, { name: string; fields: Record<string, string> }>,
}
