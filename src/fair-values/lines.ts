/** The lines of the table of weighted values: one for each company. Pure. */
import type { Decimal } from '../entity.ts'
import type { DatedCompany } from '../companies/expected.ts'
import { TYPED_CELLS, type TypedCell, type TypedLine, type WeightedLine } from './weighted.ts'

type NewLine = Pick<WeightedLine, 'companyId' | 'fullyDilutedOwnership'>
type Ownerships = ReadonlyMap<number, Decimal>

/** New lines begin with the ownership of the last time; what the company is worth now has to be said anew. */
export function withCompanies<Line extends TypedLine>(
  lines: readonly Line[],
  companies: readonly DatedCompany[],
  proposed: Ownerships,
): (Line | NewLine)[] {
  const added = companies.filter(({ id }) => !lines.some(line => line.companyId === id))
  return [...lines, ...added.map(({ id }) => newLine(id, proposed))]
}

function newLine(companyId: number, proposed: Ownerships): NewLine {
  const ownership = proposed.get(companyId)
  return { companyId, ...(ownership !== undefined && { fullyDilutedOwnership: ownership }) }
}

/** "weighted.12.companyValue": which cell of which company. */
export function cellName(companyId: number, name: TypedCell): string {
  return `weighted.${companyId}.${name}`
}

/** The company and the field of a name that cellName has made; undefined for any other name. */
export function partsOf(cell: string): { companyId: number; name: TypedCell } | undefined {
  const [, company, last] = cell.split('.')
  const name = TYPED_CELLS.find(each => each === last)
  return name && { companyId: Number(company), name }
}

/** A cell of a company that has no line yet makes its line, with what is proposed of it. */
export function withCell(
  lines: readonly TypedLine[],
  { companyId, name }: { companyId: number; name: TypedCell },
  value: unknown,
  proposed: Ownerships,
): TypedLine[] {
  const known = lines.some(line => line.companyId === companyId)
  const all = known ? lines : [...lines, newLine(companyId, proposed)]
  return all.map(line => (line.companyId === companyId ? { ...line, [name]: value } : line))
}
