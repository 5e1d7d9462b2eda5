/**
 * Work that is done a few at a time, in turns of tenants and of their accounts, so that nobody waits for what somebody
 * else has piled up. It is bounded, and what nobody waits for any more is not done.
 */
import { problem } from '../../problems.ts'

/** Who asks. Accounts that keep the tenants have neither. */
export interface Owner {
  tenantId: number | null
  id: number | null
}

export interface QueueLimits {
  atOnce: number
  /** Of one tenant at once: where work takes long, fewer than all, so that another tenant finds a place. */
  ofTenant: number
  ofAccount: number
  /** Waiting and in work together. */
  accountMax: number
  tenantMax: number
  allMax: number
}

interface Job {
  owner: Owner
  running: boolean
  start(): void
}

export class FairQueue {
  readonly #limits: QueueLimits
  readonly #jobs = new Set<Job>()
  /** Counts the turns: whoever had none for the longest time is next. */
  #turn = 0
  readonly #lastTurn = new Map<string, number>()

  constructor(limits: QueueLimits) {
    this.#limits = limits
  }

  figures(): { running: number; queued: number } {
    const running = this.#count(job => job.running)
    return { running, queued: this.#jobs.size - running }
  }

  /** Refuses at once what would wait too long. The signal says that nobody waits any more. */
  async run<Answer>(owner: Owner, signal: AbortSignal, work: () => Promise<Answer>): Promise<Answer> {
    const { accountMax, tenantMax, allMax } = this.#limits
    if (
      this.#jobs.size >= allMax ||
      this.#count(job => isOfTenant(job, owner)) >= tenantMax ||
      this.#count(job => isOfAccount(job, owner)) >= accountMax
    )
      throw problem('busy')
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const job: Job = { owner, running: false, start: resolve }
    const leave = (): void => reject(gone())
    this.#jobs.add(job)
    signal.addEventListener('abort', leave, { once: true })
    if (signal.aborted) leave()
    this.#next()
    try {
      await promise
      assertWanted(signal)
      return await work()
    } finally {
      signal.removeEventListener('abort', leave)
      this.#jobs.delete(job)
      this.#next()
    }
  }

  #next(): void {
    for (let job = this.#chosen(); job; job = this.#chosen()) {
      job.running = true
      this.#turn += 1
      this.#lastTurn.set(tenantName(job.owner), this.#turn)
      this.#lastTurn.set(accountName(job.owner), this.#turn)
      job.start()
    }
    // Turns matter only among those who wait.
    if (this.#jobs.size === 0) this.#lastTurn.clear()
  }

  /** Of the tenants that waited longest for a turn, the account that did; of its work, what was asked first. */
  #chosen(): Job | undefined {
    if (this.#count(job => job.running) >= this.#limits.atOnce) return undefined
    const ready = [...this.#jobs].filter(
      ({ owner, running }) =>
        !running &&
        this.#count(job => job.running && isOfTenant(job, owner)) < this.#limits.ofTenant &&
        this.#count(job => job.running && isOfAccount(job, owner)) < this.#limits.ofAccount,
    )
    return ready.toSorted(
      (one, other) =>
        this.#turnOf(tenantName(one.owner)) - this.#turnOf(tenantName(other.owner)) ||
        this.#turnOf(accountName(one.owner)) - this.#turnOf(accountName(other.owner)),
    )[0]
  }

  #turnOf(name: string): number {
    return this.#lastTurn.get(name) ?? 0
  }

  #count(matches: (job: Job) => boolean): number {
    let count = 0
    for (const job of this.#jobs) if (matches(job)) count += 1
    return count
  }
}

/** To be asked between two portions of long work. */
export function assertWanted(signal: AbortSignal): void {
  if (signal.aborted) throw gone()
}

/** The caller has left: nobody reads this answer, but the log tells what became of the request. */
function gone() {
  return problem('invalid-request')
}

const tenantName = ({ tenantId }: Owner): string => `tenant ${tenantId}`
const accountName = ({ tenantId, id }: Owner): string => `account ${tenantId} ${id}`
const isOfTenant = (job: Job, owner: Owner): boolean => job.owner.tenantId === owner.tenantId
const isOfAccount = (job: Job, owner: Owner): boolean => isOfTenant(job, owner) && job.owner.id === owner.id
