/** An import from its file to its end: what was tried, which rows are taken over, what is under way. */
import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { ImportPreview } from '../../../api/imports.ts'
import { inSentence, type Entity } from '../../../entity.ts'
import { ALL, countsOf, type Selection } from './importSelection.ts'
import { failureMessage, notifyFailure } from '../data/failures.ts'
import { openNotification, SEVERITY } from '../data/notifications.ts'
import { saveDownload, useProvider } from '../data/provider.ts'
import { useTranslate } from '../data/useTranslate.ts'
import '../../../texts/imports.ts'

interface Tried {
  file: File
  preview?: ImportPreview
  failure?: string
}

export function useImport(entity: Entity, given: Record<string, number>, onClose: () => void) {
  const translate = useTranslate()
  const provider = useProvider()
  const client = useQueryClient()
  const [tried, setTried] = useState<Tried | null>(null)
  const [selection, select] = useState<Selection>(ALL)
  const [working, setWorking] = useState<string | null>(null)
  const check = async (file: File, chosen: Selection, failure?: string) => {
    setWorking(translate('import.reading'))
    try {
      const { data } = await provider.tryImport(entity.resource, { file, given, ...chosen })
      setTried({ file, preview: data, ...(failure !== undefined && { failure }) })
    } catch (error) {
      setTried({ file, failure: failureMessage(error, true) })
    } finally {
      setWorking(null)
    }
  }
  const take = async (file: File) => {
    setTried({ file })
    select(ALL)
    await check(file, ALL)
  }
  const run = async () => {
    if (!tried?.preview) return
    const names = { one: inSentence(entity.title), many: inSentence(entity.plural) }
    const { taken, confirm } = countsOf(tried.preview.shown, selection)
    setWorking(translate('import.running', { smart_count: taken }))
    try {
      const { data } = await provider.importFile(entity.resource, {
        file: tried.file,
        given,
        ...selection,
        confirmed: confirm,
      })
      await client.invalidateQueries({ queryKey: [entity.resource] })
      openNotification({
        severity: SEVERITY.info,
        title: translate('import.done', { smart_count: data.created, ...names }),
        line1: tried.file.name,
      })
      onClose()
    } catch (error) {
      // What was right a moment ago may have changed since: a period was completed. The rows say which.
      await check(tried.file, selection, failureMessage(error, true))
    } finally {
      setWorking(null)
    }
  }
  const mistakes = async () => {
    if (!tried) return
    try {
      saveDownload((await provider.importMistakes(entity.resource, { file: tried.file, given, ...selection })).data)
    } catch (error) {
      notifyFailure(error)
    }
  }
  return { tried, selection, select, working, take, run, mistakes }
}
