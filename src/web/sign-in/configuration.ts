import type { Configuration } from '../../api/session.ts'

let loading: Promise<Configuration> | undefined

/** The server has answered, and told why it does not tell how to sign in, with the number of the request. */
export class ConfigurationRefused extends Error {}

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
  if (answer.ok) return (await answer.json()) as Configuration
  // A proxy before the server answers in words of its own.
  const detail: unknown = Reflect.get(Object(await answer.json().catch(() => null)), 'detail')
  if (typeof detail === 'string') throw new ConfigurationRefused(detail)
  throw new Error(`/api/config ${answer.status}`)
}
