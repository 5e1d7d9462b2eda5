import type { Configuration } from '../../api/session.ts'

let loading: Promise<Configuration> | undefined

/** Asked for once; sign-in and monitoring share the answer. A failure is forgotten, so that the next one asks again. */
export function loadConfiguration(): Promise<Configuration> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function load(): Promise<Configuration> {
  const answer = await fetch('/api/config')
  if (!answer.ok) throw new Error(`/api/config ${answer.status}`)
  return (await answer.json()) as Configuration
}
