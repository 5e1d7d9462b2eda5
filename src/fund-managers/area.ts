/** What holds for a fund manager beyond its schema, in every form and on the server. */
import type { Area } from '../entityTypes.ts'
import { fundManagerRules } from './rules.ts'

export const fundManagerArea: Area<'fundManager'> = { rules: fundManagerRules }
