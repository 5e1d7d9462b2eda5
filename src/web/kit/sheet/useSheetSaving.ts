/** Saves the rows of a sheet one after the other: what was saved stays saved when a later row is refused. */
import { useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { Resource } from '../../../entity.ts'
import type { TextKey } from '../../../texts.ts'
import { fieldErrorsOf, httpFailure, notifyFailure } from '../data/failures.ts'
import { SEVERITY, closeNotifications, openNotification } from '../data/notifications.ts'
import type { WriteMeta } from '../data/provider.ts'
import { useAttempt } from '../data/useAttempt.ts'
import '../../../texts/sheet.ts'
import { useTranslate } from '../data/useTranslate.ts'
import { useWhoChanged } from '../form/useWhoChanged.ts'
import { overtakenSentence } from './overtaken.ts'

export interface SheetRow<Key> {
  key: Key
  /** The stored record that is changed; none while it is made. */
  id?: number | undefined
  /** Answers false when a person was asked something and went back. */
  write: (meta: WriteMeta) => Promise<unknown>
}

export interface Refusal<Key> {
  key: Key
  /** Words by field. */
  errors: Record<string, string>
  /** Somebody else has saved the record since it was read, or made it. */
  stale: boolean
}

interface SheetSaving<Key> {
  /** What a row is stored as. */
  of: Resource
  /** What shows the rows, and what is worked out of them. */
  resources: readonly string[]
  /** Key of the message that says how many were saved. */
  saved: TextKey
  /** Answers what is said in place of that everything typed is kept, where it is not. */
  onRefused: (refusal: Refusal<Key>) => TextKey | undefined
  /** True when it has said itself that somebody else was quicker. */
  overtaken?: (error: unknown) => Promise<boolean>
  /** Of making new records, where it has to outlive the page. */
  attempt?: string
}

export function useSheetSaving<Key>({ of, resources, saved, onRefused, overtaken, attempt: first }: SheetSaving<Key>) {
  const translate = useTranslate()
  const client = useQueryClient()
  const whoChanged = useWhoChanged(of)
  const [isSaving, setSaving] = useState(false)
  const { attempt, renew } = useAttempt(first)
  const running = useRef<AbortController | null>(null)
  /**
   * The rows that are saved, once the stored ones are loaded again, so that nothing flickers when typed ones are
   * dropped.
   */
  const send = async (rows: readonly SheetRow<Key>[]): Promise<Key[]> => {
    if (isSaving) return []
    setSaving(true)
    const done: Key[] = []
    const { signal } = (running.current = new AbortController())
    for (const { key, id, write } of rows) {
      try {
        if ((await write({ attempt, signal })) === false) break
        done.push(key)
      } catch (error) {
        // What is thrown away is neither saved nor spoken of any more.
        if (signal.aborted || (await overtaken?.(error))) break
        const stale = isStale(error)
        const besides = onRefused({
          key,
          errors: stale
            ? {}
            : Object.fromEntries(
                Object.entries(fieldErrorsOf(error) ?? {}).map(([name, texts]) => [name, texts.join(' ')]),
              ),
          stale,
        })
        if (stale)
          openNotification({
            severity: SEVERITY.attention,
            title: translate('sheet.title'),
            line1: await overtakenSentence({ error, id, besides }, { whoChanged, translate }),
          })
        else notifyFailure(error)
        break
      }
    }
    await Promise.all(resources.map(resource => client.invalidateQueries({ queryKey: [resource] })))
    // What is pressed next works with the versions that stand now.
    if (done.length === rows.length && !signal.aborted) {
      renew()
      closeNotifications(SEVERITY.error)
      closeNotifications(SEVERITY.attention, translate('sheet.title'))
      openNotification({ severity: SEVERITY.info, title: translate(saved, { smart_count: done.length }) })
    }
    setSaving(false)
    return done
  }
  return { send, isSaving, cancel: () => running.current?.abort() }
}

/** Of two who enter the same sheet for the first time one makes the record, and the other is told that it exists. */
function isStale(error: unknown): boolean {
  const failure = httpFailure(error)
  return (
    failure?.status === 412 ||
    (failure?.status === 409 && (failure.body as { code?: string } | undefined)?.code === 'already-exists')
  )
}
