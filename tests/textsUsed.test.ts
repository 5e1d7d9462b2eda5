import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { entities } from '../generated/entities.ts'
import { closingTexts } from '../src/closings/texts.ts'
import { fairValueTexts } from '../src/fair-values/texts.ts'
import { homeTexts } from '../src/home/texts.ts'
import { invoiceTexts } from '../src/invoices/texts.ts'
import { limitedPartnerTexts } from '../src/limited-partners/texts.ts'
import { performanceTexts } from '../src/performance/texts.ts'
import { capitalMovementTexts } from '../src/capital-movements/texts.ts'
import { reportingPeriodTexts } from '../src/reporting-periods/texts.ts'
import { transferTexts } from '../src/transfers/texts.ts'
import { texts } from '../src/texts.ts'
import { kitTexts } from '../src/texts/kit.ts'
import { ruleTexts } from '../src/texts/findings.ts'
import { keyboardTexts } from '../src/texts/keyboard.ts'
import { problemTexts } from '../src/texts/problems.ts'
import { errorPageTexts } from '../src/texts/errorPage.ts'
import type { Messages } from '../src/texts/pageTexts.ts'
import { importTexts } from '../src/texts/imports.ts'
import { sheetTexts } from '../src/texts/sheet.ts'

const SOURCE = join(import.meta.dirname, '../src')

function sourceText(): string {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
    name => /\.tsx?$/.test(name) && !/^texts[\\/]|(^|[\\/])texts\.ts$/.test(name),
  )
  return files.map(name => readFileSync(join(SOURCE, name), 'utf8')).join('\n')
}

function keysOf(catalogue: Messages, prefix = ''): string[] {
  return Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : keysOf(value, `${prefix}${key}.`),
  )
}

describe('the catalogue', () => {
  const source = sourceText()
  const literals = new Set([...source.matchAll(/['"]([\w.-]+)['"]/g)].map(match => match[1]!))
  /** What keys that are put together begin with: `reportingPeriod.check.${name}.title`. */
  const starts = [...new Set([...source.matchAll(/`((?:[\w-]+\.)+\w*)\$\{/g)].map(match => match[1]!))]
  const isNamed = (rest: string) =>
    rest.split('.').some(part => literals.has(part) || new RegExp(`\\b${part}\\b`).test(source))
  /**
   * A start that names a whole section says little: of what follows it, a part has to stand in the source as a code, a
   * route or a column.
   */
  const isPutTogether = (key: string) =>
    starts.some(
      start =>
        key.startsWith(start) &&
        (/\..*\./.test(start) || literals.has(key.slice(start.length)) || isNamed(key.slice(start.length))),
    )
  /**
   * The words of an action's outcome, which the dialogue of actions asks for by the entity and the action of the
   * schema.
   */
  const outcomes = new Set(
    Object.values(entities).flatMap(({ name, actions }) =>
      actions.flatMap(action => ['done', 'failed'].map(word => `${name}.acted.${action.name}.${word}`)),
    ),
  )

  test('holds no words that nothing shows', () => {
    // The labels of fields and resources follow from the schemas, as do the keywords that a validator names; a status
    // may come from whatever stands between.
    const {
      resources: _labels,
      status: _statuses,
      ...own
    } = {
      ...texts,
      ...kitTexts,
      ...ruleTexts,
      ...keyboardTexts,
      ...problemTexts,
      ...errorPageTexts,
      ...capitalMovementTexts,
      ...closingTexts,
      ...fairValueTexts,
      ...homeTexts,
      ...invoiceTexts,
      ...limitedPartnerTexts,
      ...performanceTexts,
      ...reportingPeriodTexts,
      ...importTexts,
      ...sheetTexts,
      ...transferTexts,
    }
    expect(keysOf(own).filter(key => !literals.has(key) && !isPutTogether(key) && !outcomes.has(key))).toEqual([])
  })
})
