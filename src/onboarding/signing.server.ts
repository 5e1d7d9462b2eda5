/** Signing by typed name: the exact paper, with a record of who signed it, when, and from which network address. */
import { createHash } from 'node:crypto'
import type { Context, RecordAction } from '../context.ts'
import { changesOf } from '../entityTypes.ts'
import type { Stored } from '../entityTypes.ts'
import { problem, inputProblem } from '../problems.ts'
import { text } from '../texts.ts'
import { declare, subscribe } from './actions.server.ts'
import { removeUnsignedUploads } from './addedPapers.server.ts'
import { evidenceOf } from './evidence.server.ts'
import { assertPrintable, assertSignable } from './dossierContext.server.ts'
import { drawPaper, drawSignatures } from './paper.server.ts'
import type { DrawnPaper } from './paper.server.ts'
import { paperTitle, referenceKey, signersOf } from './paperContent.ts'
import type { ReferenceNames } from './paperContent.ts'
import { isSameName } from './people.ts'
import type { SignedKind } from './steps.ts'
import './texts.ts'

type Onboarding = Stored<'onboarding'>

/** The investor signs by typing names; staff record what was signed elsewhere by other actions. */
export const signPaper: RecordAction<'onboarding', 'signPaper'> = async (context, onboarding, { signatures }) => {
  const { account, clock, today } = context
  const kind: SignedKind = onboarding.status === 'SubmittedToInvestor' ? 'Due diligence' : 'Subscription'
  await assertSignable(context, kind, onboarding)
  const typed = signatures.map(({ name }) => name)
  assertNames(typed, signersOf(onboarding))
  const fund = await fundOf(context, onboarding)
  const paper = await paperOf(context, kind, onboarding)
  const hash = createHash('sha256').update(paper.content).digest('hex')
  const at = clock.now()
  const networkAddress = account.networkAddress ?? '–'
  const by = account.userName
  const record = await drawSignatures({
    kind,
    onboarding,
    fund,
    today,
    hash,
    signatures: typed,
    at,
    networkAddress,
    account: by,
    evidence: await evidenceOf(context, onboarding),
  })
  const title = paperTitle(kind)
  const names = typed.join(', ')
  await removeUnsignedUploads(context, onboarding, kind, 'names')
  await keep(context, onboarding, paper, {
    kind,
    fileName: `${title}.pdf`,
    description: text('onboarding.paper.signedDocument'),
    signedBy: names,
  })
  await keep(context, onboarding, record, {
    kind,
    fileName: `${title}, ${text('onboarding.paper.signatures').toLowerCase()}.pdf`,
    description: text('onboarding.paper.signedBy', { names, at, networkAddress, hash }),
    signedBy: null,
  })
  const nothing = { date: null }
  const changes = await (kind === 'Subscription'
    ? subscribe(context, onboarding, nothing)
    : declare(context, onboarding, nothing))
  return changesOf('onboarding', {
    ...changes,
    status: kind === 'Subscription' ? 'SubscriptionSigned' : 'DueDiligenceSigned',
  })
}

/** The paper as it would be signed now, in the wizard or by hand: refused where it cannot print a letter. */
export async function paperOf(context: Context, kind: SignedKind, onboarding: Onboarding): Promise<DrawnPaper> {
  await assertPrintable(context, kind, onboarding)
  const fund = await fundOf(context, onboarding)
  return drawPaper({ kind, onboarding, fund, names: await referenceNames(context), today: context.today })
}

/**
 * The same answers, to be passed on: it says that it is a draft and has no place for signatures. It is there to find
 * what is wrong, so that a letter which no paper can print stands in it as a question mark.
 */
export async function draftOf(context: Context, kind: SignedKind, onboarding: Onboarding): Promise<DrawnPaper> {
  const fund = await fundOf(context, onboarding)
  const parts = { kind, onboarding, fund, names: await referenceNames(context), today: context.today }
  return drawPaper({ ...parts, draft: true })
}

async function fundOf({ records }: Context, { fundId }: Onboarding): Promise<Stored<'fund'>> {
  const fund = await records.get('fund', fundId)
  if (!fund) throw problem('not-found')
  return fund
}

async function referenceNames({ records }: Context): Promise<ReferenceNames> {
  const countries = await records.list('country', {})
  const currencies = await records.list('currency', {})
  return new Map([
    ...countries.map(({ id, name }): [string, string] => [referenceKey('countries', id), name]),
    ...currencies.map(({ id, code }): [string, string] => [referenceKey('currencies', id), code]),
  ])
}

/** Every name of the paper is typed, each at its place, and no other. */
function assertNames(typed: readonly string[], signers: readonly string[]): void {
  const wrong = signers.flatMap((name, index): [string, string[]][] =>
    isSameName(typed[index] ?? '', name)
      ? []
      : [[`signatures.${index}.name`, [text('onboarding.otherSignature', { name })]]],
  )
  for (const [index] of typed.entries())
    if (index >= signers.length) wrong.push([`signatures.${index}.name`, [text('onboarding.noSignatory')]])
  if (signers.length === 0) throw inputProblem({ '': [text('onboarding.noSigner')] })
  if (wrong.length > 0) throw problem('rule', { errors: Object.fromEntries(wrong) })
}

type KeptPaper = { kind: SignedKind } & Pick<Stored<'document'>, 'fileName' | 'description' | 'signedBy'>

async function keep(
  { records, files }: Context,
  { id }: Onboarding,
  { content, pages }: DrawnPaper,
  { kind, fileName, description, signedBy }: KeptPaper,
): Promise<void> {
  const contentKey = await files.put(content)
  await records.create(
    'document',
    { kind, description },
    {
      operation: 'upload',
      set: {
        resource: 'onboardings',
        recordId: id,
        fileName,
        fileType: 'pdf',
        size: content.length,
        contentHash: createHash('sha256').update(content).digest('hex'),
        contentKey,
        signedBy,
        pages,
      },
    },
  )
}
