/** What the server does for a waiver of four eyes beyond its schema. */
import type { ServerArea } from '../context.ts'
import { confirm, waiverFigures } from './actions.server.ts'

export const fourEyesWaiverArea = {
  computedFields: waiverFigures,
  actions: { confirm },
} satisfies ServerArea<'fourEyesWaiver'>
