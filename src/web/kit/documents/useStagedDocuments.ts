/**
 * Holds the documents of a form until its record is saved, then uploads, changes and removes them one by one and says
 * which failed.
 */
import { useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useQueryClient } from '@tanstack/react-query'
import { DOCUMENTS } from '../../../api/documents.ts'
import type { Entity, Resource } from '../../../entity.ts'
import {
  NOTHING_STAGED,
  countChanges,
  countProblems,
  type Addition,
  type DocumentTask,
  type Staged,
  type StoredDocument,
  type Wording,
} from './documents.ts'
import { failureMessage, httpFailure } from '../data/failures.ts'
import { preload, useEntity } from '../data/metadata.ts'
import { useApi, type Api } from '../data/api.ts'
import { useProvider, type Provider } from '../data/provider.ts'
import { useRecords } from '../data/records.ts'

// A form that learned only when it opens what a document is would stand as a skeleton for a moment more.
preload(DOCUMENTS, 'list')

const LISTED_MAX = 200

interface DocumentFailure {
  kind: DocumentTask
  name: string
  message: string
}

export interface StagedDocuments {
  stored: readonly StoredDocument[]
  isLoading: boolean
  staged: Staged
  changes: number
  /** Why files that were chosen last are not among the staged ones. */
  refused: readonly string[]
  /** Missing descriptions, once somebody tried to save. */
  problems: number
  tried: boolean
  isApplying: boolean
  /** How many of how many are done. */
  progress: { done: number; all: number }
  /** Those that may not be kept are said, until the next ones are chosen, saved or discarded. */
  add: (files: readonly File[], kind: string, refused: readonly string[]) => void
  word: (key: number, wording: Partial<Wording>) => void
  drop: (key: number) => void
  edit: (document: StoredDocument, wording: Partial<Wording>) => void
  remove: (id: number, removed: boolean) => void
  discard: () => void
  /** False while something is missing. */
  check: () => boolean
  apply: (recordId: number) => Promise<DocumentFailure[]>
}

export function useStagedDocuments(entity: Entity, recordId: number | undefined): StagedDocuments {
  const api = useApi()
  const provider = useProvider()
  const client = useQueryClient()
  const documentEntity = useEntity(DOCUMENTS)
  const { staged, setStaged, ...changing } = useStaged()
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<readonly string[]>([])
  const [progress, setProgress] = useState({ done: 0, all: 0 })
  const known = entity.documents !== undefined && recordId !== undefined
  const { data, isPending } = useRecords(
    DOCUMENTS,
    known ? { filter: { resource: entity.resource, recordId }, sort: ['fileName', 'asc'], limit: LISTED_MAX } : null,
    { retry: false },
  )
  const stored = useMemo(() => data ?? [], [data])
  const missing = countProblems(documentEntity, staged)

  const apply = async (id: number): Promise<DocumentFailure[]> => {
    setRefused([])
    const work = workOf(staged, stored, { resource: entity.resource, id }, provider, api)
    if (work.length === 0) return []
    const failed: { task: Task; message: string }[] = []
    setProgress({ done: 0, all: work.length })
    for (const [index, task] of work.entries()) {
      try {
        await task.run()
      } catch (error) {
        // What somebody else has removed meanwhile is gone, as it was to be.
        if (task.kind !== 'remove' || httpFailure(error)?.status !== 404)
          failed.push({ task, message: failureMessage(error, task.kind === 'add') })
      }
      setProgress({ done: index + 1, all: work.length })
    }
    setProgress({ done: 0, all: 0 })
    setTried(false)
    setStaged(remaining(staged, failed))
    await client.invalidateQueries({ queryKey: [DOCUMENTS] })
    return failed.map(({ task, message }) => ({ kind: task.kind, name: task.name, message }))
  }

  return {
    stored,
    staged,
    tried,
    progress,
    apply,
    isLoading: known && isPending,
    changes: countChanges(staged),
    problems: tried ? missing : 0,
    isApplying: progress.all > 0,
    refused,
    ...changing,
    add: (files, kind, newlyRefused) => {
      setRefused(newlyRefused)
      if (files.length > 0) changing.add(files, kind)
    },
    discard: () => {
      setStaged(NOTHING_STAGED)
      setRefused([])
      setTried(false)
    },
    // At once, so that what is missing can take the focus.
    check: () => {
      flushSync(() => setTried(true))
      return missing === 0
    },
  }
}

/** What is to be added, changed and taken away, and the ways to say so. */
function useStaged() {
  const [staged, setStaged] = useState(NOTHING_STAGED)
  const lastKey = useRef(0)
  const change = (changes: (old: Staged) => Partial<Staged>) => setStaged(old => ({ ...old, ...changes(old) }))
  return {
    staged,
    setStaged,
    add: (files: readonly File[], kind: string) =>
      change(({ additions }) => ({
        additions: [
          ...additions,
          ...files.map((file): Addition => ({
            key: ++lastKey.current,
            attempt: crypto.randomUUID(),
            file,
            description: '',
            kind,
          })),
        ],
      })),
    word: (key: number, wording: Partial<Wording>) =>
      change(({ additions }) => ({
        additions: additions.map(addition => (addition.key === key ? { ...addition, ...wording } : addition)),
      })),
    drop: (key: number) =>
      change(({ additions }) => ({ additions: additions.filter(addition => addition.key !== key) })),
    edit: (document: StoredDocument, wording: Partial<Wording>) =>
      change(({ edits }) => ({ edits: editsWith(edits, document, wording) })),
    remove: (id: number, removed: boolean) =>
      change(({ removals }) => ({ removals: removed ? [...removals, id] : removals.filter(other => other !== id) })),
  }
}

/** Typing back what is stored is no change. */
function editsWith(edits: Staged['edits'], document: StoredDocument, wording: Partial<Wording>): Staged['edits'] {
  const { [document.id]: earlier, ...others } = edits
  const next = { description: document.description ?? '', kind: document.kind, ...earlier, ...wording }
  return next.description === (document.description ?? '') && next.kind === document.kind
    ? others
    : { ...others, [document.id]: next }
}

interface Task {
  kind: DocumentTask
  key: number
  name: string
  run: () => Promise<unknown>
}

function workOf(
  { additions, edits, removals }: Staged,
  stored: readonly StoredDocument[],
  owner: { resource: Resource; id: number },
  provider: Provider,
  api: Api,
): Task[] {
  const uploads = additions.map((addition): Task => ({
    kind: 'add',
    key: addition.key,
    name: addition.file.name,
    run: () =>
      provider.upload(owner.resource, {
        id: owner.id,
        file: addition.file,
        description: addition.description.trim(),
        kind: addition.kind,
        attempt: addition.attempt,
      }),
  }))
  const changes = stored.flatMap((document): Task[] => {
    const base = { key: document.id, name: document.fileName }
    if (removals.includes(document.id))
      return [
        {
          ...base,
          kind: 'remove',
          run: () => api.remove(DOCUMENTS, document),
        },
      ]
    const wording = edits[document.id]
    return wording
      ? [
          {
            ...base,
            kind: 'edit',
            run: () =>
              provider.update(DOCUMENTS, {
                id: document.id,
                data: { ...document, ...wording },
                previousData: document,
              }),
          },
        ]
      : []
  })
  return [...uploads, ...changes]
}

/** What failed stays staged and says why. */
function remaining(staged: Staged, failed: readonly { task: Task; message: string }[]): Staged {
  const messageOf = (kind: Task['kind'], key: number) =>
    failed.find(({ task }) => task.kind === kind && task.key === key)?.message
  return {
    additions: staged.additions.flatMap(addition => {
      const failure = messageOf('add', addition.key)
      return failure === undefined ? [] : [{ ...addition, failure }]
    }),
    edits: Object.fromEntries(
      Object.entries(staged.edits).filter(([id]) => messageOf('edit', Number(id)) !== undefined),
    ),
    removals: staged.removals.filter(id => messageOf('remove', id) !== undefined),
    failures: Object.fromEntries(
      failed.filter(({ task }) => task.kind !== 'add').map(({ task, message }) => [task.key, message]),
    ),
  }
}
