/** What may be done to a document: by the area of its record, and by the kinds that the record has. */
import { asStored } from '../records/typed.ts'
import type { StoredRecord } from '../records/values.ts'
import { draftOf } from '../../validation.ts'
import { conditionHolds } from '../../entity.ts'
import type { DocumentStep } from '../../context.ts'
import type { Entity, EntityName, Field } from '../../entity.ts'
import { problem } from '../../problems.ts'
import { text } from '../../texts.ts'
import type { Services } from './requests.ts'
import type { Values } from '../records/values.ts'
import { areaOf } from '../records/transactionContext.ts'

/** What the area of the record forbids. */
export function assertDocumentStep(
  services: Services,
  owner: Entity | undefined,
  record: StoredRecord | undefined,
  step: DocumentStep,
): void {
  const reason = owner && record && documentRefusal(services, owner, record, step)
  if (reason) throw problem('protected', { detail: reason })
}

export function documentRefusal<E extends EntityName>(
  services: Services,
  owner: Entity<E>,
  record: StoredRecord,
  step: DocumentStep,
): string | null {
  return areaOf(services, owner)?.documentGuard?.(asStored(owner, record), step) ?? null
}

/** Each kind of record has kinds of documents of its own. */
export function assertKind(document: Entity<'document'>, owner: Entity | undefined, values: Values): void {
  const { kind } = draftOf(document, values)
  const offered = owner?.documents?.some(({ value }) => value === kind)
  const missing = document.fields.filter(field => isMissing(field, values))
  const errors = {
    ...(!offered && { kind: [text('validation.choice')] }),
    ...Object.fromEntries(missing.map(({ name }) => [name, [text('validation.required')]])),
  }
  if (Object.keys(errors).length > 0) throw problem('invalid-body', { errors })
}

function isMissing(field: Field, values: Values): boolean {
  return (
    field.requiredWhen !== undefined && (values[field.name] ?? '') === '' && conditionHolds(field.requiredWhen, values)
  )
}
