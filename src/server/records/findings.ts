/** What a rule has found, in the words of its message. */
import type { EntityName } from '../../entity.ts'
import type { Finding } from '../../entityTypes.ts'
import { text } from '../../texts.ts'

export function messageOf<E extends EntityName>({ code, values }: Finding<E>): string {
  return text(`rule.${code}`, values)
}
