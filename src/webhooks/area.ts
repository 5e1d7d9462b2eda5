/** What holds for a webhook beyond its schema, in every form and on the server. */
import type { Area } from '../entityTypes.ts'
import { webhookRules } from './rules.ts'

export const webhookArea: Area<'webhook'> = { rules: webhookRules }
