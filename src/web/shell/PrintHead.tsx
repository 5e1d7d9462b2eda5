/** Who printed what and when: above the first sheet, and at the edges of the others. */
import { useEffect } from 'react'
import { formatDate } from '../../formats.ts'
import { SEPARATOR, useFactsToPrint, usePrinting } from '../kit/data/printing.ts'
import { useOptionalSession } from '../kit/data/session.tsx'
import { useTranslate } from '../kit/data/useTranslate.ts'
import { usePrintedInLight } from './printPage.ts'
import { useRecordName } from './useRecordName.ts'
import { useRoute } from './useRoute.ts'
import './print.css'

export function PrintHead({ title }: { title: string }) {
  const translate = useTranslate()
  usePrintedInLight()
  const session = useOptionalSession()
  const { parameters } = useRoute()
  const fund = useRecordName(
    'funds',
    parameters.fundId === undefined ? undefined : Number.parseInt(parameters.fundId, 10),
  )
  const facts = useFactsToPrint()
  const of = [session?.tenant?.name, fund].filter(Boolean).join(SEPARATOR)
  const page = [title, facts].filter(Boolean).join(SEPARATOR)
  const by = session ? translate('shell.printed', { date: formatDate(session.today), name: session.account.name }) : ''
  useEdge('--printed-of', of)
  useEdge('--printed-page', page)
  useEdge('--printed-by', by)
  return (
    <div className="print-head" data-printing={usePrinting() || undefined}>
      <b>{of}</b>
      <span>{page}</span>
      <span>{by}</span>
    </div>
  )
}

/** The edges of a sheet take their words from the root of the document. */
function useEdge(name: string, words: string): void {
  useEffect(() => document.documentElement.style.setProperty(name, JSON.stringify(words)), [name, words])
}
