import { text } from '../../../texts.ts'
import type { Translate } from '../../../texts.ts'

/** The texts in a component, in the one language that there is: always the same function. */
export function useTranslate(): Translate {
  return text
}
