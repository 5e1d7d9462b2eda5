/** What signing in is busy with. Screens and tests watch it; only signIn.ts changes it. */
export type Interaction = 'none' | 'login' | 'silentSignIn' | 'acquireToken' | 'handlingRedirect' | 'logout'

/** In the order of their beginning: a token may be renewed while something else is going on. */
const running: { what: Interaction }[] = []
const listeners = new Set<() => void>()

export function currentInteraction(): Interaction {
  return running.at(-1)?.what ?? 'none'
}

export function subscribeToInteraction(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export async function during<Result>(what: Interaction, work: () => Promise<Result>): Promise<Result> {
  const own = { what }
  running.push(own)
  notify()
  try {
    return await work()
  } finally {
    running.splice(running.indexOf(own), 1)
    notify()
  }
}

function notify(): void {
  for (const listener of listeners) listener()
}
