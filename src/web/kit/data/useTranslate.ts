import { useTranslate as useProvidedTranslate } from 'react-admin'
import type { Translate } from '../../../texts.ts'

/** The texts in a component: react-admin's own hook takes any key, this one only keys that exist. */
export function useTranslate(): Translate {
  return useProvidedTranslate()
}
