/**
 * A property that is called otherwise in its schema breaks the build wherever it stands: no rule, action, statement or
 * screen goes on with a name that is no longer there.
 */
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readFolder } from '../../scripts/generator/run.ts'
import { copyProject } from '../../scripts/testing/project.ts'
import type { Project } from '../../scripts/testing/project.ts'
import { complaintsIn } from './compiler.ts'
import type { Complaint } from './compiler.ts'
import { columnOf, generatedWith, placesOf } from './renamed.ts'
import type { Place } from './renamed.ts'

const ROOT = join(import.meta.dirname, '../..')

/**
 * One property each of entities that rules, actions, statements, screens and the demo data work with, and one of a part
 * of an onboarding's answers, where paths and lists of names lead.
 */
const RENAMED = {
  'bank-account': 'verifiedBy',
  company: 'fromDate',
  contact: 'accountStatus',
  'exchange-rate': 'toCurrencyId',
  'fair-value': 'weightedValues',
  fund: 'finalClosingDate',
  investment: 'dealCurrencyId',
  invoice: 'offsetsCarriedForward',
  'limited-partner': 'capitalCalledPercent',
  'onboarding-tax-classification': 'crsAccountHolderType',
  'reporting-period': 'signedOffAt',
  transaction: 'amountLocal',
}

/** Where the name means something else. */
const OTHERWISE: Readonly<Record<string, readonly string[]>> = {
  // The state of the bank account to which a partner is paid.
  accountStatus: ['src/closings/closingChecks.server.ts', 'src/closings/equalisation.server.ts'],
  // Capital movements are signed off as well.
  signedOffAt: ['src/capital-movements/actions.server.ts', 'src/capital-movements/fieldsOutsideForm.ts'],
  // A question of the checklist that completes a period: whether fair values have their weighted values.
  weightedValues: [
    'src/reporting-periods/checklist.ts',
    'src/reporting-periods/checklist.server.ts',
    'src/reporting-periods/checklistPaths.ts',
    'src/reporting-periods/texts.ts',
  ],
}

const KINDS = {
  rule: /\/rules\.ts$/,
  action: /\/actions\.server\.ts$/,
  statement: /\.server\.ts$/,
  screen: /\.tsx$/,
  'demo data': /^src\/demo\//,
}

const sources = readFolder(ROOT, 'src', name => /\.tsx?$/.test(name))

/** Where a search finds the property, by file. */
function filesWith(property: string): Map<string, Place[]> {
  const found = new Map<string, Place[]>()
  for (const [file, text] of sources) {
    if (OTHERWISE[property]?.includes(file)) continue
    const places = placesOf(property, file, text)
    if (places.length > 0) found.set(file, places)
  }
  return found
}

describe('properties that are renamed in their schemas @long', { timeout: 120_000 }, () => {
  let project: Project
  let complaints: Complaint[]

  beforeAll(async () => {
    project = await copyProject()
    for (const [file, text] of await generatedWith(RENAMED, ROOT)) await project.write(file, text)
    complaints = await complaintsIn(project.folder)
  })
  afterAll(() => project.remove())

  test.each(Object.entries(RENAMED))(
    '%s: the compiler names every file that has %s as a field',
    (_entity, property) => {
      const found = filesWith(property)
      expect(found.size).toBeGreaterThan(0)
      const name = new RegExp(`\\b(?:${property}|${columnOf(property)})`)
      const missed = [...found].filter(
        ([file, places]) =>
          !complaints.some(
            complaint =>
              complaint.file === file &&
              (name.test(complaint.text) || places.some(({ line }) => line === complaint.line)),
          ),
      )
      expect(missed).toEqual([])
    },
  )

  test('they stand in rules, actions, statements, screens and the demo data', () => {
    const files = Object.values(RENAMED).flatMap(property => [...filesWith(property).keys()])
    for (const [kind, pattern] of Object.entries(KINDS))
      expect(files.filter(file => pattern.test(file)).length, kind).toBeGreaterThan(1)
  })

  test('where a name means something else, it is there', () => {
    for (const [property, files] of Object.entries(OTHERWISE))
      for (const file of files) expect(placesOf(property, file, sources.get(file) ?? ''), file).not.toEqual([])
  })
})

describe('the search for a field', () => {
  const linesOf = (text: string) => placesOf('amountLocal', 'sample.tsx', text).map(({ line }) => line)

  test('finds it behind a dot, as a key, in a pattern, in a type, alone in a text, in a path and in a statement', () => {
    for (const text of [
      'record.amountLocal',
      "record['amountLocal']",
      'const row = { amountLocal: 1 }',
      'const { amountLocal } = record',
      'interface Row { amountLocal: string }',
      "type Name = 'amountLocal' | 'other'",
      "const filter = { 'amountLocal_gte': 0 }",
      'const at = `amountLocal.${index}`',
      'const sql = `select amount_local from transactions`',
      "query.select('t.amount_local as local')",
    ])
      expect(linesOf(text), text).toEqual([1])
  })

  test('finds no variable, and no longer name', () => {
    for (const text of ['const amountLocal = 1', 'record.amountLocalised', "'amountLocalised'", 'add(amountLocal)'])
      expect(linesOf(text), text).toEqual([])
  })
})
