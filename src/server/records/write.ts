/**
 * The one way in which a record is made, changed and removed: by a form or the API, by an import, by an action, by the
 * product itself. In this order: values that follow from others, the checks of every write (closed reporting periods),
 * state and guard, rules and checks of the area, the row with its version and its line in the history, what follows.
 */
import type { Context, Operation, ServerArea } from '../../context.ts'
import { isInState, stateName, valueOf } from '../../entity.ts'
import type { Entity, EntityName } from '../../entity.ts'
import type { Draft, Finding, RuleContext } from '../../entityTypes.ts'
import { problem } from '../../problems.ts'
import type { FieldErrors, ProblemError } from '../../problems.ts'
import { draftOf } from '../../validation.ts'
import { reportedLater } from '../database/reportedLater.ts'
import { hasChildRows } from './childRows.ts'
import { assertUnreferenced, referringTo } from './references.ts'
import type { Referring } from './references.ts'
import { messageOf } from './findings.ts'
import { valuesToWrite } from './derivedValues.ts'
import { linesOf } from './ownLines.ts'
import { deleteRows } from './manyRows.ts'
import { deleteRow, insertRow, readRecord, updateRow } from './rows.ts'
import { wrongState } from './states.ts'
import { areaOf } from './transactionContext.ts'
import type { TransactionContext } from './transactionContext.ts'
import { asStored, valuesOf } from './typed.ts'
import { changesBetween, completed } from './values.ts'
import type { Change, StoredRecord, Values } from './values.ts'

/** A record that a person changes or deletes, held until the transaction ends. */
export interface LockedRecord {
  before: StoredRecord
  /** What was asked about it when it was read. */
  asked: Asked
}

interface Asked {
  assertWritable(after: Values | undefined): Promise<void>
  /** What refers to it, where it is to be deleted. */
  referring?: Promise<Referring[]>
}

/** What a person has asked for: the version that was seen, and limits that only hold for work by hand. */
export interface ByHand {
  version: number
  asked?: Asked
  warned?: Warned
  /** What the request itself says that no rule allows. */
  refused?: ProblemError | undefined
  /** More follows in the transaction. */
  goesOn?: true
}

/**
 * The warnings of a write by a person: the codes of those that the request confirms, and, once it is written, the
 * messages of all that were found. Without it, as where the product writes, nobody is asked and nobody told.
 */
export interface Warned {
  readonly confirmed: ReadonlySet<string>
  messages: FieldErrors
}

/**
 * What ends the transaction: a refusal, or the change as well, because nothing follows it. See unlessRefused. An action
 * may go on after both.
 */
export type Ending = 'none' | 'refusal' | 'change'

/** What the checks of its write ask travels with the statement that reads it, which saves a journey to the database. */
export async function lockRecord(
  current: TransactionContext,
  entity: Entity,
  id: number,
  operation: 'update' | 'delete',
): Promise<LockedRecord | undefined> {
  const reading = readRecord(current, current.registry.view(entity), id, 'for update')
  const checks = current.writeChecks.map(check => check.askAhead(current, entity, id))
  // What the area removes with the record no longer refers to it.
  const referring =
    operation === 'delete' && !areaOf(current, entity)?.removing
      ? reportedLater(referringTo(current, entity, id))
      : undefined
  const before = await reading
  if (!before) return undefined
  const assertAll = async (after: Values | undefined) => {
    await Promise.all(checks.map(check => check(before, after)))
  }
  return { before, asked: { assertWritable: assertAll, ...(referring && { referring }) } }
}

export async function createRecord(
  current: TransactionContext,
  entity: Entity,
  given: Values,
  operation: Operation = 'create',
  ending: Ending = 'none',
  warned?: Warned,
): Promise<StoredRecord> {
  const area = areaOf(current, entity)
  const last = ending === 'change' && !area?.created && isOneStatement(current, entity)
  const values = valuesToWrite(
    current,
    entity,
    { ...given, ...(await setAtCreation(current, entity, given)) },
    undefined,
  )
  const allowed = reportedLater(assertWritable(current, entity, undefined, values))
  const refused = await brokenRules(current, entity, values, undefined, warned)
  const insert = () => insertRow(current, entity, values, operation, last)
  const made = await unlessRefused(allowed, refused, insert, last ? 'change' : ending)
  if (area?.created) await area.created(await current.context(), asStored(entity, made))
  return made
}

async function setAtCreation<E extends EntityName>(
  current: TransactionContext,
  entity: Entity<E>,
  given: Values,
): Promise<Values> {
  const area = areaOf(current, entity)
  if (!area?.setAtCreation) return {}
  return valuesOf(await area.setAtCreation(await current.context(), draftOf(entity, given)))
}

/** Of a change by hand the order of refusals is 409, 412, 422; nothing follows it in its transaction. */
export async function updateRecord(
  current: TransactionContext,
  entity: Entity,
  before: StoredRecord,
  changes: Values,
  operation: Operation,
  byHand?: ByHand,
): Promise<StoredRecord> {
  const after = valuesToWrite(current, entity, { ...before, ...changes }, before)
  if (byHand) {
    await assertMayBeWritten(current, entity, before, 'update')
    await assertParentAllows(current, entity, before, after)
  }
  const allowed = reportedLater(byHand?.asked?.assertWritable(after) ?? assertWritable(current, entity, before, after))
  const refused =
    byHand && byHand.version !== before.version
      ? problem('version-stale')
      : (byHand?.refused ??
        (byHand || changesWhatPeopleWrite(entity, before, after)
          ? await brokenRules(current, entity, after, before, byHand?.warned)
          : undefined))
  const changed = areaOf(current, entity)?.changed
  const last = byHand !== undefined && !changed && isOneStatement(current, entity)
  const change = () => updateRow(current, entity, before, after, { operation, last })
  const made = await unlessRefused(allowed, refused, change, last ? 'change' : byHand ? 'refusal' : 'none')
  if (changed) await changed(await current.context(), asStored(entity, made), asStored(entity, before))
  return made
}

export async function removeRecord(
  current: TransactionContext,
  entity: Entity,
  before: StoredRecord,
  operation: Operation = 'delete',
  byHand?: ByHand,
): Promise<void> {
  if (byHand) {
    await assertMayBeWritten(current, entity, before, 'delete')
    await assertParentAllows(current, entity, before, undefined)
  }
  const allowed = reportedLater(
    byHand?.asked?.assertWritable(undefined) ?? assertWritable(current, entity, before, undefined),
  )
  await areaOf(current, entity)?.removing?.(await current.context(), asStored(entity, before))
  if (byHand) assertUnreferenced(current, await (byHand.asked?.referring ?? referringTo(current, entity, before.id)))
  await allowed
  if (byHand && byHand.version !== before.version) throw problem('version-stale')
  await removeOwnLines(current, entity, before.id)
  await deleteRow(current, entity, before, operation, byHand !== undefined && !byHand.goesOn)
}

/** The lines of a record go with it: they are the records whose state is that of their parent. */
async function removeOwnLines(current: TransactionContext, entity: Entity, id: number): Promise<void> {
  for (const { entity: line, parent } of linesOf(current, entity)) {
    await deleteRows(current, line, valuesOf({ [parent]: id }))
  }
}

/** Whether a write of this entity is one statement: there are no rows inside it, and its answer stands in the row. */
function isOneStatement(current: TransactionContext, entity: Entity): boolean {
  return !areaOf(current, entity)?.computedFields && !hasChildRows(entity)
}

/**
 * The step of an action from a state to a state, allowed by assertWritable before, with the code of the area between
 * its two halves.
 */
export interface Transition {
  operation: Operation
  /** States of which the stored one must be one. */
  from?: readonly string[] | undefined
  to?: string | undefined
  input: readonly Change[]
  /** Works with the record in its new state; answers with further changes. */
  code?: ((record: StoredRecord) => Promise<Values>) | undefined
  warned?: Warned | undefined
}

/** The state changes first, by compare and set; then the code of the area; then one line in the history of it all. */
export async function transition(
  current: TransactionContext,
  entity: Entity,
  before: StoredRecord,
  { operation, from, to, input, code, warned }: Transition,
): Promise<StoredRecord> {
  const state = to === undefined ? {} : { [stateName(entity)]: to }
  if (!code) return updateRow(current, entity, before, state, { from, operation, input })
  const changed = await updateRow(current, entity, before, state, { from })
  const answered = { ...before, ...state, ...(await code(changed)) }
  const after = changesWhatPeopleWrite(entity, before, answered)
    ? await savedByCode(current, entity, before, answered, warned)
    : answered
  return updateRow(current, entity, before, after, { operation, input, sameVersion: true })
}

/** What the code of an action answers goes the way of a form as soon as it changes what people write. */
async function savedByCode(
  current: TransactionContext,
  entity: Entity,
  before: StoredRecord,
  answered: Values,
  warned: Warned | undefined,
): Promise<Values> {
  const after = valuesToWrite(current, entity, answered, before)
  await assertWritable(current, entity, before, after)
  const refused = await brokenRules(current, entity, after, before, warned)
  if (refused) throw refused
  return after
}

/** Checks that hold for every entity and every writer: nothing dated in a closed reporting period is written. */
export async function assertWritable(
  current: TransactionContext,
  entity: Entity,
  before: Values | undefined,
  after: Values | undefined,
): Promise<void> {
  await Promise.all(current.writeChecks.map(check => check.assertWritable(current, entity, before, after)))
}

/**
 * Where a refusal ends the transaction, the checks of every write and the change may travel to the database together,
 * which saves a journey: the checks speak first, and the transaction takes the change back. Where the change ends it,
 * its COMMIT travels with it, so the checks have answered before; and an action may go on after a refusal, so for it
 * nothing is written before they have.
 */
async function unlessRefused<Result>(
  allowed: Promise<void>,
  refused: ProblemError | undefined,
  change: () => Promise<Result>,
  ending: Ending,
): Promise<Result> {
  if (refused || ending !== 'refusal') await allowed
  if (refused) throw refused
  const [checked, changed] = await Promise.allSettled([allowed, change()])
  if (checked.status === 'rejected') throw checked.reason
  if (changed.status === 'rejected') throw changed.reason
  return changed.value
}

/**
 * What the state of the parent forbids to whoever works by hand: the lines of what is completed stay as they are, but
 * for the fields that follow what happens later. The parent is held, so that nobody completes it meanwhile.
 */
export async function assertParentAllows(
  current: TransactionContext,
  entity: Entity,
  before: StoredRecord | undefined,
  after: Values | undefined,
): Promise<void> {
  const { parent, parentStates, fields } = entity
  if (parent === undefined || !parentStates) return
  const owner = current.registry.ofResource(fields.find(({ name }) => name === parent)?.reference ?? '')
  const id = valueOf(before ?? after ?? {}, parent)
  if (!owner || typeof id !== 'number') return
  const found = await readRecord(current, current.registry.view(owner), id, 'for share')
  if (!found || isInState(owner, found, parentStates)) return
  const tracking = new Set<string>(fields.filter(field => field.tracking).map(({ name }) => name))
  const changes = before && after ? changesBetween(entity, before, completed(entity, after)) : undefined
  if (!changes?.every(({ field }) => tracking.has(field))) throw wrongState(owner, found)
}

/** What the state of a record or what builds on it forbids to whoever works by hand. */
async function assertMayBeWritten<E extends EntityName>(
  current: TransactionContext,
  entity: Entity<E>,
  record: StoredRecord,
  operation: 'update' | 'delete',
): Promise<void> {
  const states = operation === 'update' ? entity.editable : entity.deletable
  if (!isInState(entity, record, states)) throw wrongState(entity, record)
  const guard = areaOf(current, entity)?.guard
  const reason = guard && (await guard(await current.context(), asStored(entity, record), operation))
  if (reason) throw problem('protected', { detail: reason })
}

/** Rules look at what a person may write: a change of state alone asks none. */
function changesWhatPeopleWrite(entity: Entity, before: StoredRecord, after: Values): boolean {
  const own = new Set<string>(entity.fields.filter(field => field.readOnly).map(field => field.name))
  return changesBetween(entity, before, completed(entity, after)).some(({ field }) => !own.has(field))
}

/** What forbids the record, or has to be confirmed first. Warnings are noted where somebody is told of them. */
async function brokenRules<E extends EntityName>(
  current: TransactionContext,
  entity: Entity<E>,
  values: Values,
  before: StoredRecord | undefined,
  warned: Warned | undefined,
): Promise<ProblemError | undefined> {
  const findings = await findingsOn(current, entity, values, before)
  const broken = findings.filter(({ warning }) => !warning)
  if (broken.length > 0) return problem('rule', { errors: messagesOf(broken) })
  if (!warned || findings.length === 0) return undefined
  const asked = findings.filter(({ warning, code }) => warning === 'asked' && !warned.confirmed.has(code))
  const open = asked.length > 0 && before ? await notYetAnswered(current, entity, asked, before, values) : asked
  if (open.length > 0) return confirmationOf(open)
  warned.messages = messagesOf(findings)
  return undefined
}

async function findingsOn<E extends EntityName>(
  current: TransactionContext,
  entity: Entity<E>,
  values: Values,
  before: StoredRecord | undefined,
): Promise<Finding<E>[]> {
  const area = areaOf(current, entity)
  const context = await current.context()
  const draft = draftOf(entity, values)
  const ruleContext = { today: context.today, ...(before && { before: asStored(entity, before) }) }
  const checked = await Promise.all([
    area?.checks?.(context, draft, ruleContext) ?? [],
    checkedAmongMany(area, context, draft, ruleContext),
    ...current.recordChecks.map(check => check.findings(current, context, entity, draft, ruleContext)),
  ])
  return [...(area?.rules?.(draft, ruleContext) ?? []), ...checked.flat()]
}

/** A single record is many of one. */
async function checkedAmongMany<E extends EntityName>(
  area: ServerArea<E> | undefined,
  context: Context,
  record: Draft<E>,
  ruleContext: RuleContext<E>,
): Promise<Finding<E>[]> {
  const [findings = []] = (await area?.checksOfMany?.(context, [{ record, ruleContext }])) ?? []
  return findings
}

/** What stood in the record before in the same words, at a field that stays as it is, has been confirmed then. */
async function notYetAnswered<E extends EntityName>(
  current: TransactionContext,
  entity: Entity<E>,
  asked: readonly Finding<E>[],
  before: StoredRecord,
  after: Values,
): Promise<Finding<E>[]> {
  const changed = new Set<string>(changesBetween(entity, before, completed(entity, after)).map(({ field }) => field))
  const answered = new Set((await findingsOn(current, entity, before, before)).map(messageOf))
  return asked.filter(finding => changed.has(finding.field) || !answered.has(messageOf(finding)))
}

function confirmationOf(open: readonly Finding[]): ProblemError {
  const confirm = [...new Set(open.map(({ code }) => code))]
  return problem('confirmation-required', {
    warnings: messagesOf(open),
    confirm,
    values: { codes: confirm.join(',') },
  })
}

function messagesOf<E extends EntityName>(findings: readonly Finding<E>[]): FieldErrors {
  const messages: FieldErrors = {}
  for (const finding of findings) (messages[finding.field] ??= []).push(messageOf(finding))
  return messages
}
