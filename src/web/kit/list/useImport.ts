/** An import from its file to its end: how it is written, what was tried, which rows are taken, what is under way. */
import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { ImportPreview } from '../../../api/imports.ts'
import type { WrittenLike } from '../../../api/notation.ts'
import { inSentence, type Entity } from '../../../entity.ts'
import { extensionOf } from '../../../formats.ts'
import { failureMessage } from '../data/failures.ts'
import { openNotification, SEVERITY } from '../data/notifications.ts'
import { useProvider } from '../data/provider.ts'
import { useDownload } from '../data/useDownload.ts'
import { useTranslate } from '../data/useTranslate.ts'
import '../../../texts/imports.ts'
import { ALL, countsOf, type Selection } from './importSelection.ts'

interface Tried {
  file: File
  /** How it seems to be written, until a person has said how it is. */
  asked?: WrittenLike
  /** How a person has said that it is. */
  written?: WrittenLike
  preview?: ImportPreview
  failure?: string
}

/** The file that was chosen, as far as it has been read. */
function useTried(entity: Entity, given: Record<string, number>) {
  const translate = useTranslate()
  const provider = useProvider()
  const [tried, setTried] = useState<Tried | null>(null)
  const [working, setWorking] = useState<string | null>(null)
  /** What may fail because of the file: it is then said beside its name. */
  const reading = async (file: File, read: () => Promise<Tried>) => {
    setWorking(translate('import.reading'))
    try {
      setTried(await read())
    } catch (error) {
      setTried({ file, failure: failureMessage(error, true) })
    } finally {
      setWorking(null)
    }
  }
  const previewed = async (file: File, chosen: Selection, written?: WrittenLike): Promise<Tried> => {
    const asked = { file, given, ...chosen, ...stated(written) }
    return { file, preview: (await provider.tryImport(entity.resource, asked)).data, ...(written && { written }) }
  }
  const check = (file: File, chosen: Selection, written?: WrittenLike, failure?: string) =>
    reading(file, async () => ({
      ...(await previewed(file, chosen, written)),
      ...(failure !== undefined && { failure }),
    }))
  const ask = (file: File, written?: WrittenLike) =>
    reading(file, async () => {
      const { data } = await provider.importNotation(entity.resource, { file, given, ...ALL, ...stated(written) })
      return data.samples.length > 0 ? { file, asked: data } : previewed(file, ALL, data)
    })
  return { tried, setTried, working, setWorking, check, ask }
}

export function useImport(entity: Entity, given: Record<string, number>, onClose: () => void) {
  const translate = useTranslate()
  const provider = useProvider()
  const client = useQueryClient()
  const { tried, setTried, working, setWorking, check, ask } = useTried(entity, given)
  const { download } = useDownload()
  const [selection, select] = useState<Selection>(ALL)
  const take = async (file: File) => {
    setTried({ file })
    select(ALL)
    await (isSaidByFile(file) ? check(file, ALL) : ask(file))
  }
  /** Other letters make other cells: they are read again. */
  const say = async (asked: WrittenLike) => {
    if (!tried?.asked) return
    if (asked.encoding === tried.asked.encoding) setTried({ ...tried, asked })
    else await ask(tried.file, asked)
  }
  const confirm = async () => {
    if (tried?.asked) await check(tried.file, ALL, tried.asked)
  }
  const run = async () => {
    if (!tried?.preview) return
    const { file, written } = tried
    const { taken, confirm: confirmed } = countsOf(tried.preview.shown, selection)
    const names = { one: inSentence(entity.title), many: inSentence(entity.plural) }
    setWorking(translate('import.running', { smart_count: taken }))
    try {
      const asked = { file, given, ...selection, ...stated(written), confirmed }
      const { data } = await provider.importFile(entity.resource, asked)
      await client.invalidateQueries({ queryKey: [entity.resource] })
      const title = translate('import.done', { smart_count: data.created, ...names })
      openNotification({ severity: SEVERITY.info, title, line1: file.name })
      onClose()
    } catch (error) {
      // What was right a moment ago may have changed since: a period was completed. The rows say which.
      await check(file, selection, written, failureMessage(error, true))
    } finally {
      setWorking(null)
    }
  }
  const mistakes = async () => {
    if (!tried) return
    const asked = { file: tried.file, given, ...selection, ...stated(tried.written) }
    await download(async () => (await provider.importMistakes(entity.resource, asked)).data)
  }
  return { tried, selection, select, working, take, say, confirm, run, mistakes }
}

export type Importing = ReturnType<typeof useImport>

/** The cells of an Excel workbook are numbers and days themselves. */
function isSaidByFile(file: File): boolean {
  return extensionOf(file.name) === 'xlsx'
}

function stated(written: WrittenLike | undefined) {
  return written ? { numbers: written.numbers, days: written.days, encoding: written.encoding } : {}
}
