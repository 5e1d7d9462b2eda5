/** Below the figures of all funds: the papers that came since the last visit, the latest ones, or all of them. */
import { formatDate } from '../formats.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import type { Holding, Paper } from './holding.ts'
import { newSince } from './newSince.ts'
import { PapersSince, type PapersSinceProps } from './PapersSince.tsx'
import '../texts/portalPages.ts'

interface RecentPapersProps extends Pick<PapersSinceProps, 'archive'> {
  papers: readonly Paper[]
  holdings: readonly Holding[]
  /** The address names them: all are listed. */
  isAsked: boolean
}

const RECENT = 5

export function RecentPapers({ papers, holdings, archive, isAsked }: RecentPapersProps) {
  const translate = useTranslate()
  const since = newSince(papers, holdings)
  const recent = since
    ? translate('portalPapers.newSince', { date: formatDate(since.visitedOn) })
    : translate('portalPapers.recent')
  return (
    <PapersSince
      title={isAsked ? translate('portal.documents.title') : recent}
      papers={papers}
      archive={archive}
      recent={isAsked ? papers.length : (since?.count ?? RECENT)}
      isAsked={isAsked}
    />
  )
}
