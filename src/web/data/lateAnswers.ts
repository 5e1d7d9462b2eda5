/** Whether a request has waited for its answer longer than people expect. */
const LATE_MS = 5_000

let late = 0
const listeners = new Set<() => void>()

function count(more: 1 | -1): void {
  late += more
  for (const listener of listeners) listener()
}

/** The same answer; as long as it is late, everybody who has subscribed knows. */
export async function noticedIfLate<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    count(1)
  }, LATE_MS)
  try {
    return await answer
  } finally {
    clearTimeout(timer)
    if (isLate) count(-1)
  }
}

export function subscribeToLate(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const isAnyLate = (): boolean => late > 0
