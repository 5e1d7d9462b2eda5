/** The interface is blocked while a change is on its way to the server: the shell's root container shows it. */
let running = 0
const listeners = new Set<() => void>()

export async function whileBlocked<Result>(work: () => Promise<Result>): Promise<Result> {
  change(1)
  try {
    return await work()
  } finally {
    change(-1)
  }
}

export function isBlocked(): boolean {
  return running > 0
}

export function subscribeToBlocked(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function change(by: number): void {
  running += by
  for (const listener of listeners) listener()
}
