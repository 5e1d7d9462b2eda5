/** The lines of the table of weighted values: one for each company. Pure. */
import type { Decimal } from '../entity.ts'
import type { DatedCompany } from '../companies/expected.ts'
import type { WeightedLine } from './weighted.ts'

interface Before {
  ofCompany: ReadonlyMap<number, { ownership: Decimal | null | undefined }>
}

/** New lines begin with the ownership of the last time; what the company is worth now has to be said anew. */
export function withCompanies(
  lines: readonly WeightedLine[],
  companies: readonly DatedCompany[],
  before: Before | null,
): WeightedLine[] {
  const added = companies
    .filter(({ id }) => !lines.some(line => line.companyId === id))
    .map(({ id }): WeightedLine => {
      const ownership = before?.ofCompany.get(id)?.ownership
      return {
        companyId: id,
        ...(ownership !== undefined && ownership !== null && { fullyDilutedOwnership: ownership }),
      }
    })
  return [...lines, ...added]
}

/** A cell of a company that has no line yet makes its line. */
export function withCell(
  lines: readonly WeightedLine[],
  companyId: number,
  name: 'fullyDilutedOwnership' | 'companyValue',
  value: unknown,
): WeightedLine[] {
  const known = lines.some(line => line.companyId === companyId)
  const all = known ? lines : [...lines, { companyId }]
  return all.map(line => (line.companyId === companyId ? { ...line, [name]: value } : line))
}
