/** What the server does for currencies and their rates beyond their schemas. */
import type { ServerArea } from '../context.ts'
import { exchangeRateArea as area } from './area.ts'
import { currencyChecks } from './checks.server.ts'
import { usedByPublished, ratesOfPublished } from './published.server.ts'

export const currencyArea = { checks: currencyChecks } satisfies ServerArea<'currency'>

export const exchangeRateArea = {
  ...area,
  checks: ratesOfPublished,
  guard: usedByPublished,
} satisfies ServerArea<'exchangeRate'>
