/** What the server does for an import that was made. */
import type { ServerArea } from '../context.ts'
import { takeBack } from './actions.server.ts'

export const spreadsheetImportArea = { actions: { takeBack } } satisfies ServerArea<'spreadsheetImport'>
