import { expect, test } from 'vitest'
import { entities } from '../../generated/entities.ts'
import { hasText, text } from '../../src/texts.ts'
import '../../src/activity/texts.ts'
import '../../src/texts/history.ts'

/** "Hanne Birk started 3 onboardings": the title of an action says what to do, and no verb of a sentence. */
test('what was done is a verb of the past, and where an action has none its title stands by itself', () => {
  const titles = new Map(
    Object.values(entities).flatMap(({ actions }) =>
      actions.map(({ name, title }) => [name as string, title] as const),
    ),
  )
  for (const name of ['start', 'confirm', 'end', 'release', 'grant', 'revoke', 'reply', 'sendReminder', 'withdraw']) {
    expect(titles.has(name), name).toBe(true)
    expect(hasText(`history.action.${name}`), name).toBe(true)
  }
  expect(text('activity.by', { name: 'Hanne Birk', verb: 'started' })).toBe('Hanne Birk started')
  expect(hasText('history.action.signDueDiligence')).toBe(false)
  expect(text('activity.titled', { name: 'Hanne Birk', verb: 'due diligence signed' })).toBe(
    'Hanne Birk: due diligence signed ·',
  )
})
