/** One measured figure beside its budget. */
export interface Line {
  name: string
  figure: string
  budget: string
  holds: boolean
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

export function print({ name, figure, budget, holds }: Line): void {
  process.stdout.write(`  ${holds ? 'holds' : 'MISSES'}  ${name}: ${figure} (${budget})\n`)
}
