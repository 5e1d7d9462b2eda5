/** Why a movement is not published while its notices and the ledger disagree, in words. Pure. */
import { formatNumber } from '../formats.ts'
import type { NoticeCheck } from './reads.ts'

const NAMED_MAX = 3

/** "The notices of Ashcombe, Borrowdale, Calderstone and 3 more say figures that …"; null where all agree. */
export function disagreement(differences: readonly Pick<NoticeCheck['differences'][number], 'limitedPartner'>[]) {
  const names = [...new Set(differences.map(({ limitedPartner }) => limitedPartner))]
  if (names.length === 0) return null
  const more = names.length - NAMED_MAX
  return {
    key: more > 0 ? 'notice.disagreeMore' : 'notice.disagree',
    values: {
      names: names.slice(0, NAMED_MAX).join(', '),
      ...(more > 0 && { count: formatNumber(`${more}`) }),
    },
  } as const
}
