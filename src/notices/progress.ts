/** How far the papers of a movement are, in words. Pure. */
import { formatNumber } from '../formats.ts'

export interface NoticeProgress {
  total: number
  made: number
  failed: number
}

/** Whether papers are still to come without anybody doing anything. */
export function stillMade({ total, made, failed }: NoticeProgress): boolean {
  return made + failed < total
}

/** The same of mails: they wait as long as the mail server does not take them. */
export function stillSent({ total, sent, failed }: { total: number; sent: number; failed: number }): boolean {
  return sent + failed < total
}

/** "412 of 1,000 notices made" */
export function progressMessage({ total, made, failed }: NoticeProgress) {
  const of = (count: number): string => formatNumber(`${count}`)
  return {
    key: failed > 0 ? 'notice.progressFailed' : 'notice.progress',
    values: { total: of(total), made: of(made), failed: of(failed) },
  } as const
}
