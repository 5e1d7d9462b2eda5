import type { Draft, Finding, Rules } from '../entityTypes.ts'
import { refusalOf } from './receiver.ts'

export const webhookRules: Rules<'webhook'> = record => [...addressFindings(record), ...repeatedLines(record)]

function addressFindings({ url }: Draft<'webhook'>): Finding<'webhook'>[] {
  const refusal = url ? refusalOf(url) : null
  return refusal ? [{ field: 'url', code: `webhook.${refusal}` }] : []
}

/** The receiver would be told once all the same; whoever reads the list would look for a difference. */
function repeatedLines({ subscriptions }: Draft<'webhook'>): Finding<'webhook'>[] {
  const lines = (subscriptions ?? []).map(line => `${line.resource ?? ''} ${line.operation ?? ''}`)
  return lines.flatMap((line, place) =>
    lines.indexOf(line) < place
      ? [{ field: `subscriptions.${place}.resource` as const, code: 'webhook.lineTwice' as const }]
      : [],
  )
}
