/** The number in the foot of a notice: the beginning of the hash of what it says, in two groups of digits. Pure. */
export function documentNumber(hash: string): string {
  return `${hash.slice(0, 4)} ${hash.slice(4, 8)}`
}
