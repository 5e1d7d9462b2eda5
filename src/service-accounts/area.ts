/** What holds for a service account beyond its schema, in every form and on the server. */
import type { Area } from '../entityTypes.ts'
import { serviceAccountRules } from './rules.ts'

export const serviceAccountArea: Area<'serviceAccount'> = { rules: serviceAccountRules }
