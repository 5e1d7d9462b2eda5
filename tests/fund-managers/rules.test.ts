import { describe, expect, test } from 'vitest'
import { fundManager } from '../../generated/entities/fund-manager.ts'
import type { RuleContext } from '../../src/entityTypes.ts'
import { fundManagerRules } from '../../src/fund-managers/rules.ts'
import { text } from '../../src/texts.ts'
import { draftOf } from '../../src/validation.ts'

const facts: RuleContext<'fundManager'> = { today: '2026-11-21' }
const findings = (record: Record<string, unknown>) => fundManagerRules(draftOf(fundManager, record), facts)

describe('rules of a fund manager', () => {
  test('one message names both when name and quality are missing', () => {
    for (const record of [{}, { name: '', quality: null }, { name: null }]) {
      const [finding, ...others] = findings(record)
      expect(others).toEqual([])
      expect(finding?.field).toBe('')
      expect(finding && text(`rule.${finding.code}`)).toBe('Name and Quality are required.')
    }
  })

  test('with either of the two there is no combined message', () => {
    expect(findings({ name: 'Hanne Birk' })).toEqual([])
    expect(findings({ quality: 'Director' })).toEqual([])
    expect(findings({ name: 'Hanne Birk', quality: 'Director' })).toEqual([])
  })
})
