import { useTranslate } from '../kit/data/useTranslate.ts'

export const VERSION = '1.1900.3200.0'

/**
 * Only a build with VITE_SHOW_VERSION shows it; in every other build the condition is a constant and nothing of it
 * remains.
 */
export function VersionLabel() {
  const translate = useTranslate()
  if (import.meta.env['VITE_SHOW_VERSION'] !== 'true') return null
  return <small className="version-label">{translate('shell.version', { version: VERSION })}</small>
}
