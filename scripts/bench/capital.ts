/** Capital movements over many partners: making the lines, and completing. */
import { inArena } from './arena.ts'
import { Contestant } from './contestant.ts'
import { fillPartners, lastMovement } from './data.ts'
import type { Line } from './report.ts'

/** Completing has a budget for each size; everything else is told. The papers of notices are made afterwards. */
const SIZES = [
  { partners: 1_000, completeMs: 3_000 },
  { partners: 10_000, completeMs: 30_000 },
] as const

export async function benchCapital(report: (line: Line) => void): Promise<void> {
  await inArena(async ({ ids, environment, token, owner }) => {
    const product = await new Contestant('product.ts', environment, token).ready()
    try {
      for (const { partners, completeMs } of SIZES) {
        const { fundId, bankAccountId } = await fillPartners(owner, ids, partners)
        const told = (name: string, ms: number, most?: number): void =>
          report({
            name: `${name}, ${partners.toLocaleString('en-US')} partners`,
            figure: `${(ms / 1000).toFixed(2)} s`,
            budget: most === undefined ? 'no budget' : `≤ ${most / 1000} s`,
            holds: most === undefined || ms <= most,
          })
        told(
          'a movement with its lines',
          await product.time(1, () => ({
            method: 'POST',
            path: '/api/capital-movements',
            body: {
              fundId,
              fundBankAccountId: bankAccountId,
              name: 'Capital call 1',
              dueDate: '2030-06-28',
              investmentFunding: '12345678.90',
              managementFees: '123456.78',
              expensesPaidIn: '1234.56',
              navPerShare: '1',
              nominalShareValue: '1',
            },
          })),
        )
        const { id, lines } = await lastMovement(owner, ids)
        if (lines !== partners) throw new Error(`The movement has ${lines} lines.`)
        const complete = { method: 'POST', path: `/api/capital-movements/${id}/complete`, body: {}, versioned: true }
        told('completed', await product.time(1, () => complete), completeMs)
        const { rows } = await lastMovement(owner, ids)
        if (rows !== partners) throw new Error(`The ledger has ${rows} rows of the movement.`)
      }
    } finally {
      await product.stop()
    }
  })
}
