/** What holds for a contact beyond its schema, in every form and on the server. */
import type { Area } from '../entityTypes.ts'
import { contactRules } from './rules.ts'

export const contactArea: Area<'contact'> = { rules: contactRules }
