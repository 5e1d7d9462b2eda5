/**
 * Papers that are added with the link of the first mail alone, without signing in. A mail is forwarded: this ends when
 * the due diligence is signed, and only so much fits in.
 */
import { formatBytes } from '../formats.ts'
import { text } from '../texts.ts'
import type { OnboardingStatus } from './steps.ts'
import './texts.ts'

export const PAPERS_BY_LINK_MAX = 30
/** Of all of them together. */
export const BYTES_BY_LINK_MAX = 250 * 1_048_576

const OPEN_TO_LINK: readonly OnboardingStatus[] = ['Started', 'SubmittedToInvestor']

export function takesPapersByLink(status: string): boolean {
  return OPEN_TO_LINK.some(open => open === status)
}

export interface PapersByLink {
  papers: number
  bytes: number
}

/** Why one more of so many bytes is not taken; null if it is. */
export function byLinkRefusal(status: OnboardingStatus, { papers, bytes }: PapersByLink, more: number): string | null {
  if (!takesPapersByLink(status)) return text('onboarding.document.byLinkEnded')
  if (papers >= PAPERS_BY_LINK_MAX || bytes + more > BYTES_BY_LINK_MAX)
    return text('onboarding.document.byLinkFull', { count: PAPERS_BY_LINK_MAX, limit: formatBytes(BYTES_BY_LINK_MAX) })
  return null
}
