/**
 * The investor answers: each step by one call and each party by a call of its own, so that one that fails leaves the
 * rest as it was saved. What was signed stays: the rules of the record refuse it.
 */
import type { Context, RecordAction } from '../context.ts'
import { onboarding as onboardingEntity } from '../../generated/entities/onboarding.ts'
import { valueOf } from '../entity.ts'
import { changesOf, fieldOf } from '../entityTypes.ts'
import type { Stored } from '../entityTypes.ts'
import { problem, inputProblem } from '../problems.ts'
import { text } from '../texts.ts'
import { EVIDENCE } from './dossierEvidence.ts'
import type { Evidence } from './dossierEvidence.ts'
import { classified } from './taxStatus.ts'
import { isSamePerson } from './people.ts'
import type { Answers, Person } from './people.ts'
import './texts.ts'

/** What is sent replaces that part of the answers; what is left out stays. */
export const saveAnswers: RecordAction<'onboarding', 'saveAnswers'> = async (context, onboarding, input) => {
  const { entityDetails, taxClassification, sourceOfFundsAndWealth, bankAccount, subscriptionContract } = input
  const answers: Answers = {
    ...onboarding.answers,
    ...(entityDetails && { entityDetails }),
    ...(sourceOfFundsAndWealth && { sourceOfFundsAndWealth }),
    ...(bankAccount && { bankAccount }),
    ...(subscriptionContract && { subscriptionContract }),
  }
  const person = entityDetails?.individual
  const shared = person ? sharing(answers, person) : answers
  const tax = taxClassification ?? (entityDetails && shared.taxClassification)
  if (!tax) return changesOf('onboarding', { answers: shared })
  const { legalStatus } = onboarding
  const countries = await context.records.list('country', {})
  const following = classified(tax, { legalStatus, answers: shared, countries })
  return changesOf('onboarding', { answers: { ...shared, taxClassification: { ...tax, ...following } } })
}

/** One party, by its key: the row that has it is replaced, and where none has it one is added. */
export const saveParty: RecordAction<'onboarding', 'saveParty'> = async (context, onboarding, input) => {
  const { beneficialOwners, controllersAndDirectors, otherParties, thirdPartyIndividuals } = input
  const { thirdPartyCompanies, signatories, evidence } = input
  const people = [beneficialOwners, controllersAndDirectors, otherParties, thirdPartyIndividuals, signatories]
  const [party, ...others] = [...people, thirdPartyCompanies, evidence].flatMap(each => each ?? [])
  if (!party || others.length > 0) throw inputProblem({ '': [text('onboarding.oneParty')] })
  if (!party.key) throw inputProblem({ '': [text('onboarding.partyKey')] })
  if (evidence) await assertFile(context, onboarding, evidence)
  const before = onboarding.answers ?? {}
  const answers: Answers = {
    ...before,
    ...(beneficialOwners && { beneficialOwners: withRow(before.beneficialOwners, beneficialOwners) }),
    ...(controllersAndDirectors && {
      controllersAndDirectors: withRow(before.controllersAndDirectors, controllersAndDirectors),
    }),
    ...(otherParties && { otherParties: withRow(before.otherParties, otherParties) }),
    ...(thirdPartyIndividuals && {
      thirdPartyIndividuals: withRow(before.thirdPartyIndividuals, thirdPartyIndividuals),
    }),
    ...(thirdPartyCompanies && { thirdPartyCompanies: withRow(before.thirdPartyCompanies, thirdPartyCompanies) }),
    ...(signatories && { signatories: withRow(before.signatories, signatories) }),
    ...(evidence && { evidence: withRow(before.evidence, evidence) }),
  }
  assertNotTooMany(answers)
  const person = people.find(each => each)?.individual
  return changesOf('onboarding', { answers: person ? sharing(answers, person) : answers })
}

/** Each list takes as many rows as its schema says: one more, and staff could no longer save the onboarding. */
function assertNotTooMany(answers: Answers): void {
  const full = (fieldOf(onboardingEntity, 'answers').fields ?? []).filter(({ name, maxItems }) => {
    const rows = valueOf(answers, name)
    return maxItems !== undefined && Array.isArray(rows) && rows.length > maxItems
  })
  if (full.length === 0) return
  const errors = full.map(({ name, maxItems = 0 }): [string, string[]] => [
    name,
    [text('onboarding.tooMany', { max: maxItems })],
  ])
  throw problem('rule', { errors: Object.fromEntries(errors) })
}

/** A paper names a document of evidence that belongs to this onboarding. */
async function assertFile(context: Context, { id }: Stored<'onboarding'>, { documentId }: Evidence): Promise<void> {
  const document = documentId ? await context.records.get('document', documentId) : undefined
  const isOwn = document?.resource === 'onboardings' && document.recordId === id && document.kind === EVIDENCE
  if (!isOwn) throw problem('rule', { errors: { 'evidence.documentId': [text('dossier.fileMissing')] } })
}

export const removeParty: RecordAction<'onboarding', 'removeParty'> = async (_context, onboarding, { rows }) => {
  const [row] = rows
  const before = onboarding.answers
  const list = row && before?.[row.list]
  if (!row || !before || !list?.some(({ key }) => key === row.key)) throw problem('not-found')
  const left = <Row extends Keyed>(all: readonly Row[] | null | undefined): Row[] =>
    (all ?? []).filter(({ key }) => key !== row.key)
  return changesOf('onboarding', { answers: { ...before, ...removedFrom(row.list, before, left) } })
}

interface Keyed {
  key?: string | null
}

function removedFrom(
  list: NonNullable<Parameters<typeof removeParty>[2]['rows']>[number]['list'],
  before: Answers,
  left: <Row extends Keyed>(all: readonly Row[] | null | undefined) => Row[],
): Answers {
  switch (list) {
    case 'beneficialOwners':
      return { beneficialOwners: left(before.beneficialOwners) }
    case 'controllersAndDirectors':
      return { controllersAndDirectors: left(before.controllersAndDirectors) }
    case 'otherParties':
      return { otherParties: left(before.otherParties) }
    case 'thirdPartyIndividuals':
      return { thirdPartyIndividuals: left(before.thirdPartyIndividuals) }
    case 'thirdPartyCompanies':
      return { thirdPartyCompanies: left(before.thirdPartyCompanies) }
    case 'evidence':
      return { evidence: left(before.evidence) }
    case 'signatories':
      return { signatories: left(before.signatories) }
  }
}

function withRow<Row extends Keyed>(rows: readonly Row[] | null | undefined, row: Row): Row[] {
  const all = rows ?? []
  return all.some(({ key }) => key === row.key) ? all.map(each => (each.key === row.key ? row : each)) : [...all, row]
}

/** One person has one set of data: what was typed at one place holds wherever the same person is named. */
function sharing(answers: Answers, person: Person): Answers {
  const { key } = person
  if (!key) return answers
  const withPerson = <Row extends { individual?: Person | null }>(rows: readonly Row[] | null | undefined): Row[] =>
    (rows ?? []).map(row =>
      row.individual?.key === key && isSamePerson(row.individual, person) ? { ...row, individual: person } : row,
    )
  const of = <List extends keyof Answers>(list: List, rows: NonNullable<Answers[List]>) =>
    answers[list] ? { [list]: rows } : {}
  return {
    ...answers,
    ...of('beneficialOwners', withPerson(answers.beneficialOwners)),
    ...of('controllersAndDirectors', withPerson(answers.controllersAndDirectors)),
    ...of('otherParties', withPerson(answers.otherParties)),
    ...of('thirdPartyIndividuals', withPerson(answers.thirdPartyIndividuals)),
    ...of('signatories', withPerson(answers.signatories)),
  }
}
