/** What holds for a limited partner beyond its schema, in every form and on the server. */
import type { Area } from '../entityTypes.ts'
import { partnerRules } from './rules.ts'

export const limitedPartnerArea: Area<'limitedPartner'> = { rules: partnerRules }
