/** Which reports were published: what they say of each of the holdings, and the way there. */
import CheckOutlined from '@mui/icons-material/CheckOutlined'
import { Link } from 'react-router'
import { formatDate } from '../formats.ts'
import { path } from '../paths.ts'
import { FileButton } from '../portal/FileButton.tsx'
import { fileLabel } from '../portal/fileLabel.ts'
import { HoldingFigures } from '../portal/HoldingFigures.tsx'
import { portalReads } from '../portal/reads.ts'
import { useCalls } from '../web/kit/data/calls.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import type { LinkedMail } from './reads.ts'
import { Step } from './Step.tsx'

type Period = NonNullable<LinkedMail['period']>

/** A person may be the contact of several limited partners of the fund. */
export function PublishedPeriod({ period: { name, date, fund, limitedPartners } }: { period: Period }) {
  const translate = useTranslate()
  return (
    <>
      <h1>{translate('emailLink.period.title', { period: name })}</h1>
      <p className="landing-lead">{translate('emailLink.period.sentence', { fund, date: formatDate(date) })}</p>
      {limitedPartners.map(partner => (
        <PublishedPartner key={partner.id} period={name} partner={partner} />
      ))}
      <Step mark={<CheckOutlined />} title={translate('emailLink.nothingElse')} done>
        <p>{translate('emailLink.period.next')}</p>
      </Step>
    </>
  )
}

function PublishedPartner({ period, partner }: { period: string; partner: Period['limitedPartners'][number] }) {
  const translate = useTranslate()
  const calls = useCalls()
  const { tenant } = useSession()
  const { id, name, statementSize, published } = partner
  const statement = translate('portal.documents.named', {
    title: translate('emailLink.period.statement'),
    file: fileLabel(translate, 'pdf', statementSize),
  })
  const shortName = tenant?.shortName ?? ''
  return (
    <section className="holding-card" aria-labelledby={`partner-${id}`}>
      <h2 id={`partner-${id}`}>{name}</h2>
      {published ? (
        <>
          <p>
            {[published.currency, translate('portal.asOf', { date: formatDate(published.period.date) })].join(' · ')}
          </p>
          <HoldingFigures id={id} published={published} />
        </>
      ) : (
        <p>{translate('emailLink.period.none', { period })}</p>
      )}
      <div className="holding-actions">
        {published && (
          <FileButton
            label={statement}
            name={translate('emailLink.period.statementOf', { statement, partner: name, period })}
            file={() => calls.file(portalReads.portalStatement, { tenant: shortName, id: published.statementId })}
          />
        )}
        <Link className="plain-button" to={path('portal.fund.reports', { pTenantId: shortName, pLpId: id })}>
          {translate('emailLink.period.reports', { partner: name })}
        </Link>
      </div>
    </section>
  )
}
