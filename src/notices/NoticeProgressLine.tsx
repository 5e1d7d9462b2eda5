/** How many papers are made and how many mails have left, while both go on; and what has failed. */
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined'
import { formatNumber } from '../formats.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { progressMessage, type NoticeProgress } from './progress.ts'

interface Counts {
  total: number
  sent: number
  failed: number
}

export function NoticeProgressLine({ progress }: { progress: NoticeProgress & { mails: Counts } }) {
  const translate = useTranslate()
  const { made, total, failed, mails } = progress
  const papers = progressMessage(progress)
  const [sent, all, wrong] = [mails.sent, mails.total, mails.failed].map(count => formatNumber(`${count}`))
  return (
    <div className="notice-progress" role="status">
      {made < total && (
        <Line done={made} total={total} failed={failed > 0}>
          {translate(papers.key, papers.values)}
        </Line>
      )}
      {mails.total > 0 && (
        <Line done={mails.sent} total={mails.total} failed={mails.failed > 0}>
          {translate(mails.failed > 0 ? 'notice.mailProgressFailed' : 'notice.mailProgress', {
            sent: sent ?? '',
            total: all ?? '',
            failed: wrong ?? '',
          })}
        </Line>
      )}
    </div>
  )
}

function Line({ done, total, failed, children }: { done: number; total: number; failed: boolean; children: string }) {
  return (
    <div data-failed={failed || undefined}>
      <p>
        {failed && <ErrorOutline />}
        {children}
      </p>
      {done < total && <progress max={total} value={done} aria-label={children} />}
    </div>
  )
}
