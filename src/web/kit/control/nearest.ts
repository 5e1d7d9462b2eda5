/**
 * What begins with the typed letters comes before what only holds them: "EUR" offers the euro before the "WIR Euro".
 * Pure.
 */
export function nearestFirst<Item>(items: readonly Item[], nameOf: (item: Item) => string, typed: string): Item[] {
  const sought = typed.trim().toLowerCase()
  if (sought === '') return [...items]
  const distance = (item: Item) => {
    const name = nameOf(item).toLowerCase()
    return name === sought ? 0 : name.startsWith(sought) ? 1 : 2
  }
  // Sorting is stable: within the same distance the order of the server stays.
  return [...items].sort((one, other) => distance(one) - distance(other))
}
