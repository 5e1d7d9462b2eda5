import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { path } from '../../paths.ts'
import '../../texts/errorPage.ts'
import { useTranslate } from '../kit/data/useTranslate.ts'
import { PlainButton } from '../kit/page/PlainButton.tsx'
import { signIn } from '../sign-in/signIn.ts'

/**
 * Stands at the root after signing out: nothing of the person is left, and nobody is sent away to sign in again
 * unasked.
 */
export function SignedOutPage() {
  const translate = useTranslate()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState(false)

  async function inWindow(): Promise<void> {
    setBusy(true)
    const done = await signIn.byPopup()
    queryClient.clear()
    setBusy(false)
    await navigate(path(done ? 'home' : 'accessDenied'), { replace: true })
  }

  return (
    <div className="signed-out">
      <main>
        <p className="tenant">
          <span className="tenant-mark" aria-hidden>
            {translate('general.productName').slice(0, 1)}
          </span>
          {translate('general.productName')}
        </p>
        <div className="signed-out-text">
          <h1>{translate('signedOut.title')}</h1>
          <p>{translate('signedOut.sentence')}</p>
          <PlainButton
            look="primary"
            disabled={busy}
            onClick={() => {
              void signIn.byRedirect(path('home'))
            }}
          >
            {translate('signedOut.continue')}
          </PlainButton>
          <PlainButton
            look="quiet"
            disabled={busy}
            onClick={() => {
              void inWindow()
            }}
          >
            {translate('signedOut.window')}
          </PlainButton>
        </div>
      </main>
      <SignedOutPicture />
    </div>
  )
}

const CALLED = [
  [32, 46],
  [74, 64],
  [116, 54],
  [158, 84],
  [212, 57],
  [266, 45],
  [332, 36],
] as const
const DISTRIBUTED = [
  [362, 20],
  [404, 37],
  [446, 48],
] as const
const CURVE = 'M0 170C60 190 78 246 124 246 174 246 186 190 230 158 282 116 330 130 384 94 420 66 450 56 480 48'

/** The life of a fund: money is called, value grows, money flows back. */
function SignedOutPicture() {
  const translate = useTranslate()
  return (
    <aside className="signed-out-picture" aria-label={translate('general.productName')}>
      <svg viewBox="0 0 480 340" fill="none" aria-hidden>
        <path d="M0 170h480" stroke="var(--line-strong)" />
        {CALLED.map(([x, height]) => (
          <rect key={x} x={x} y="171" width="14" height={height} rx="3" fill="var(--series-5)" opacity=".3" />
        ))}
        {DISTRIBUTED.map(([x, height]) => (
          <rect key={x} x={x} y={169 - height} width="14" height={height} rx="3" fill="var(--series-3)" opacity=".85" />
        ))}
        <path d={`${CURVE}V170Z`} fill="var(--series-1)" opacity=".08" />
        <path d={CURVE} stroke="var(--series-1)" strokeWidth="2.5" strokeLinecap="round" />
      </svg>
      <p>{translate('signedOut.claim')}</p>
    </aside>
  )
}
