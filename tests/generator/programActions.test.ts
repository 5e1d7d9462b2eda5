/** What is decided is decided by people: no schema opens such an action to programs, whatever it writes. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { files, mistakesIn, ship } from './samples.ts'
import { actions, expectMistake, type Row } from './mistakes.ts'

const PREPARING = { title: 'Act', from: ['Open'], serviceAccounts: true }

/** An action that is open to programs, refused for what else it says. */
const refused = (name: string, more: object, reason: string): Row => [
  name,
  schema => {
    actions(schema)[name] = { ...PREPARING, ...more }
  },
  `"${name}"`,
  `action "${name}" is open to programs, and ${reason}`,
  'Remove "serviceAccounts": what is decided is decided by people.',
]

const DECIDING: Row[] = [
  refused('load', { to: 'Done' }, 'leads to the state "Done"'),
  refused('sail', { irreversible: true }, 'cannot be taken back'),
  refused('paint', { access: 'tenantAdmin' }, 'is not one of everybody who may change the record'),
  refused('anchor', { access: 'agentOrUser' }, 'is not one of everybody who may change the record'),
  ...[
    'approve',
    'approveAll',
    'completePart',
    'confirmArrival',
    'publishRoute',
    'releaseNewFile',
    'reopen',
    'revertLast',
    'signPaper',
    'verifyFlag',
    'openAccount',
  ].map(name => refused(name, {}, 'is named by the verb of a decision')),
]

describe('an action that is open to programs', { timeout: 60_000 }, () => {
  test.each(DECIDING)('stops the generator with file, line and remedy where it decides: %s', (_name, ...row) => {
    expectMistake(row)
  })

  test('is well where it only prepares', () => {
    const schema = ship()
    actions(schema)['measure'] = PREPARING
    expect(mistakesIn(files({ 'ship.json': schema }))).toBe('')
  })
})

test('of all actions that there are, those are left to people which a schema would open, but for some that prepare or remind', () => {
  const folder = new URL('../../schemas/', import.meta.url)
  const names: string[] = []
  const opened = readdirSync(folder)
    .filter(name => name.endsWith('.json'))
    .map((name): [string, string] => {
      const text = readFileSync(new URL(name, folder), 'utf8')
      const schema: { 'x-actions'?: Record<string, object> } = JSON.parse(text)
      for (const [action, said] of Object.entries(schema['x-actions'] ?? {})) {
        Object.assign(said, { serviceAccounts: true })
        names.push(`${name} ${action}`)
      }
      return [`schemas/${name}`, JSON.stringify(schema, null, 2)]
    })
  const said = mistakesIn(new Map(opened))
  const kept = [...said.matchAll(/^schemas\/(\S+):\d+: action "(\w+)" is open to programs/gm)]
  expect(kept.length).toBeGreaterThan(60)
  const left = new Set(kept.map(([, name, action]) => `${name} ${action}`))
  expect(names.filter(name => !left.has(name))).toEqual([
    // Programs may only read bank accounts.
    'bank-account.json recordPayeeAnswer',
    'capital-movement.json generateLines',
    'capital-movement.json lines',
    'capital-movement.json receive',
    'capital-movement.json remindUnread',
    'capital-movement.json remind',
    'investor-report.json remindUnread',
    'invoice.json proposeManagementFees',
    'onboarding.json sendReminder',
    'reporting-period.json remindUnread',
  ])
})
