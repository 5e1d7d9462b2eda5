/** For staff: as whom they see the portal, and the way back to that limited partner. */
import { useRead } from '../web/kit/data/useRead.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { portalReads } from './reads.ts'
import '../texts/portalPages.ts'

export function Preview({ as }: { as: number }) {
  const translate = useTranslate()
  const { data } = useRead(portalReads.portalPreview, { id: as })
  if (!data) return null
  const { limitedPartner, fund, contact, page } = data
  return (
    <p className="message portal-preview" role="status" data-tone="warn">
      {contact === null
        ? translate('portalPreview.alone', { partner: limitedPartner, fund })
        : translate('portalPreview.asContact', { contact, partner: limitedPartner, fund })}{' '}
      <a href={page}>{translate('portalPreview.back', { partner: limitedPartner })}</a>
    </p>
  )
}
