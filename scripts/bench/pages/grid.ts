/** The largest table of amounts that anybody fills in. */
export const GRID = { rows: 500, columns: 12 }
