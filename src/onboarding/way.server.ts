/** When an onboarding reached its states, as its history says. */
import type { HistoryEntry } from '../api/history.ts'
import type { Context } from '../context.ts'
import { STEPS } from './steps.ts'
import type { ReachedState } from './way.ts'

/** The oldest first; a state that was undone and reached again stands there twice. */
export async function reachedStates({ database, account }: Context, onboardingId: number): Promise<ReachedState[]> {
  const lines = await database
    .selectFrom('audit')
    .select(['at', 'changes'])
    .where('tenant_id', '=', account.tenantId)
    .where('resource', '=', 'onboardings')
    .where('record_id', '=', onboardingId)
    .orderBy('id')
    .$narrowType<Pick<HistoryEntry, 'changes'>>()
    .execute()
  return lines.flatMap(({ at, changes }) => {
    const changed = changes.find(({ field }) => field === 'status')?.new
    const status = STEPS.find(step => step === changed)
    return status ? [{ status, at }] : []
  })
}
