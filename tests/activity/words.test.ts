import { expect, test } from 'vitest'
import { entities } from '../../generated/entities.ts'
import { hasText, text } from '../../src/texts.ts'
import '../../src/activity/texts.ts'
import { historyTexts } from '../../src/texts/history.ts'

/** "Hanne Birk started 3 onboardings": the title of an action says what to do, and no verb of a sentence. */
test('what was done is a verb of the past, and where an action has none its title stands by itself', () => {
  for (const { resource, actions } of Object.values(entities))
    for (const { name } of actions) expect(hasText(`history.action.${name}`), `${resource} ${name}`).toBe(true)
  expect(text('activity.by', { name: 'Hanne Birk', verb: 'started' })).toBe('Hanne Birk started')
  expect(text('activity.titled', { name: 'Hanne Birk', verb: 'due diligence signed' })).toBe(
    'Hanne Birk: due diligence signed ·',
  )
})

test('what needs the name of a record behind it ends without its preposition where none follows', () => {
  const words = (part: string) =>
    Object.entries(historyTexts.history).flatMap(([name, texts]) =>
      name === part && typeof texts === 'object' ? Object.entries(texts) : [],
    )
  const alone = new Map(words('alone'))
  expect(words('action').length).toBeGreaterThan(60)
  for (const [name, word] of words('action')) {
    if (/ (of|to|for)$/.test(word)) expect(word, name).toMatch(new RegExp(`^${alone.get(name)} (of|to|for)$`))
    else expect(alone.has(name), name).toBe(false)
  }
})
