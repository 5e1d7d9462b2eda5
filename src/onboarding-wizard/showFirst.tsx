/** Brings into sight what keeps somebody on a screen: the bar at the bottom may hide it. */

/** A field, and the question that is said elsewhere where no field shows it. */
export interface Stop {
  /** Id of the element; null where the question has no field here. */
  field: string | null
  question: string
}

/** The first of them on the page; where none of them is found, the first field that is marked. */
export function showFirst(stops: readonly Stop[]): void {
  const [first] = stops
    .flatMap(stop => elementAt(stop) ?? [])
    .toSorted((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
  const element = first ?? document.querySelector<HTMLElement>('main [aria-invalid="true"]')
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'center' })
}

function elementAt({ field, question }: Stop): HTMLElement | null {
  return (field === null ? null : document.getElementById(field)) ?? findingAt(question)
}

/** What is found in a row that is not open is said at the row, and what belongs to a list below it. */
function findingAt(question: string): HTMLElement | null {
  if (question === '') return null
  const said = document.querySelector<HTMLElement>(`main [data-question="${CSS.escape(question)}"]`)
  return said ?? findingAt(question.split('.').slice(0, -1).join('.'))
}
