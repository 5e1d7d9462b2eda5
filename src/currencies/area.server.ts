/** What the server does for a currency beyond its schema. */
import type { ServerArea } from '../context.ts'
import { currencyChecks } from './checks.server.ts'

export const currencyArea = { checks: currencyChecks } satisfies ServerArea<'currency'>
