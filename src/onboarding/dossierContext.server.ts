/** What the rules of an onboarding's answers have to know besides them, and what the wizard begins with. */
import type { Context } from '../context.ts'
import type { Stored } from '../entityTypes.ts'
import { problem, inputProblem } from '../problems.ts'
import { unprintable } from '../papers/printableCharacters.ts'
import { text } from '../texts.ts'
import { askedAnswers } from './askedAnswers.ts'
import { isMissingCode } from './dossier.ts'
import type { DossierFinding, DossierContext } from './dossier.ts'
import { namedCharacters } from './unprintableCharacters.ts'
import { missingFindings } from './dossierRequired.ts'
import { dossierFindings, keepsFromSigning, unprintableOnPaper } from './dossierRules.ts'
import { dossierText } from './dossierTexts.ts'
import { evidenceOf, withoutFile } from './evidence.server.ts'
import { questionTitle } from './questions.ts'
import type { AnswerFinding } from './reads.ts'
import type { SignedKind } from './steps.ts'
import './texts.ts'

export async function dossierContext(
  { database, records, account, today }: Context,
  { fundId }: Pick<Stored<'onboarding'>, 'fundId'>,
): Promise<DossierContext> {
  const fund = await records.get('fund', fundId)
  const currency = fund && (await records.get('currency', fund.currencyId))
  const [tenant] = await database
    .selectFrom('tenants')
    .select(['beneficial_owner_threshold as threshold', 'beneficial_owner_threshold_inclusive as isInclusive'])
    .where('id', '=', account.tenantId)
    .execute()
  if (!fund || !currency || !tenant) throw problem('not-found')
  const countries = await records.list('country', {})
  return {
    today,
    fund: { currencyId: fund.currencyId, currency: currency.code, minimumCommitment: fund.minimumCommitment },
    threshold: tenant.threshold ?? '25',
    thresholdInclusive: tenant.isInclusive ?? false,
    countries: countries.map(({ id, code, name }) => ({ id, code, name })),
  }
}

/** What staff are to know before they confirm the answers: a paper may have become too old since it was signed. */
export async function findingsNow(context: Context, onboarding: Stored<'onboarding'>): Promise<AnswerFinding[]> {
  const found = [
    ...missingFindings(onboarding),
    ...dossierFindings(onboarding, await dossierContext(context, onboarding)),
  ]
  return found.map(finding => ({
    question: finding.question,
    text: dossierText(finding),
    missing: isMissingCode(finding.code),
    warning: finding.warning === true,
  }))
}

/** The investor signs what is complete and without contradictions; the first few of what is not are said. */
export async function assertSignable(
  context: Context,
  kind: SignedKind,
  onboarding: Stored<'onboarding'>,
): Promise<DossierContext> {
  const ruleContext = await dossierContext(context, onboarding)
  const found = [...keepsFromSigning(kind, onboarding, ruleContext), ...(await filesMissing(context, kind, onboarding))]
  if (found.length > 0) throw inputProblem({ '': [unsignable(found, onboarding)] })
  const wrong = await unprintableHeading(context, onboarding)
  if (wrong.length > 0) throw inputProblem({ '': wrong })
  return ruleContext
}

/** What is signed by hand says every character, too: a paper with boxes in a name proves nothing. */
export async function assertPrintable(
  context: Context,
  kind: SignedKind,
  onboarding: Stored<'onboarding'>,
): Promise<void> {
  const found = unprintableOnPaper(kind, onboarding)
  const wrong = [
    ...(found.length > 0 ? [unsignable(found, onboarding)] : []),
    ...(await unprintableHeading(context, onboarding)),
  ]
  // Whoever takes a file has no form at which it could stand.
  if (wrong.length > 0) throw problem('rule', { detail: wrong.join(' ') })
}

/** The investor cannot write anew what staff have entered: it is said who can. */
async function unprintableHeading(
  { records }: Context,
  { fundId, investorName, address, postalCode, city }: Stored<'onboarding'>,
): Promise<string[]> {
  const fund = await records.get('fund', fundId)
  const written = [
    ['investorName', investorName],
    ['address', address],
    ['postalCode', postalCode],
    ['city', city],
    ['fund', fund?.name],
    ['fundAddress', fund?.address],
    ['tradeRegisterNumber', fund?.tradeRegisterNumber],
  ] as const
  return written.flatMap(([name, value]) => {
    const characters = unprintable(value ?? '')
    if (characters.length === 0) return []
    const what = text(`onboarding.unprintableHeading.${name}`)
    const values = { what, written: value ?? '', letters: namedCharacters(characters) }
    return [text('onboarding.unprintableHeading.sentence', values)]
  })
}

/** What the declaration rests on is there; of papers that are added after it, each is looked for when it is saved. */
async function filesMissing(
  context: Context,
  kind: SignedKind,
  onboarding: Stored<'onboarding'>,
): Promise<DossierFinding[]> {
  if (kind !== 'Due diligence') return []
  return withoutFile({ answers: askedAnswers(onboarding) }, await evidenceOf(context, onboarding))
}

const NAMED_MAX = 5

function unsignable(found: readonly DossierFinding[], { answers }: Stored<'onboarding'>): string {
  const named = found
    .slice(0, NAMED_MAX)
    .map(finding => `${questionTitle(finding.question, answers)}: ${dossierText(finding)}`)
    .join(' ')
  return text('onboarding.unsignable', { smart_count: found.length, named })
}
