import { useState } from 'react'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router'
import { path } from '../../paths.ts'
import { signIn } from '../signIn.ts'

/** Stands at the root after signing out: nothing of the person is left, and nobody is sent away to sign in again unasked. */
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
    <main className="signed-out">
      <h1>{translate('signIn.signedOut.title')}</h1>
      <p>{translate('signIn.signedOut.sentence')}</p>
      <Button variant="contained" size="large" disabled={busy} onClick={() => { void signIn.byRedirect(path('home')) }}>{translate('signIn.signedOut.continue')}</Button>
      <Button variant="text" disabled={busy} onClick={() => { void inWindow() }}>{translate('signIn.signedOut.window')}</Button>
    </main>
  )
}
