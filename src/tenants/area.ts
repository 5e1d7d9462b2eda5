/** What holds for a tenant beyond its schema, in every form and on the server. */
import type { Area } from '../entityTypes.ts'
import { tenantRules } from './rules.ts'

export const tenantArea: Area<'tenant'> = { rules: tenantRules }
