/** The head of every page of one holding: the fund, as of when its figures are, its papers and its places. */
import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined'
import { Link, NavLink } from 'react-router'
import { useApi } from '../web/kit/data/api.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { DownloadButton } from '../web/kit/page/DownloadButton.tsx'
import { portalReads } from './reads.ts'
import { usePortal } from './usePortal.tsx'

interface FundHeadProps {
  id: number
  fund: string
  facts: string
  /** Whether there is anything to download. */
  hasPapers?: boolean
}

export function FundHead({ id, fund, facts, hasPapers = false }: FundHeadProps) {
  const translate = useTranslate()
  const api = useApi()
  const { asked, funds, ofFund } = usePortal()
  return (
    <>
      <header>
        <Link className="portal-back" to={funds}>
          <ArrowBackOutlined fontSize="inherit" aria-hidden />
          {translate('portal.back')}
        </Link>
        <div className="portal-head">
          <div>
            <h1>{fund}</h1>
            <p>{facts}</p>
          </div>
          {asked && hasPapers && (
            <DownloadButton
              label={translate('portal.all')}
              file={() => api.file(portalReads.portalFundArchive, { ...asked, id })}
            />
          )}
        </div>
      </header>
      <nav className="portal-tabs" aria-label={fund}>
        <NavLink to={ofFund('portal.fund.details', id)}>{translate('portal.places.details')}</NavLink>
        <NavLink to={ofFund('portal.fund.investments.overview', id)}>{translate('portal.places.investments')}</NavLink>
        <NavLink to={ofFund('portal.fund.reports', id)}>{translate('portal.places.reports')}</NavLink>
      </nav>
    </>
  )
}
