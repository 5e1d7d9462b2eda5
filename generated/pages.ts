// Generated from schemas by npm run generate. Do not edit: change the schema.

/** Pages of the entities whose schema says where they stand in the menu; a row of src/pages/ takes the place of one. */
export const entityPages = {} as const
