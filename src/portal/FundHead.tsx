/** The head of every page of one holding: the fund, as of when its figures are, its papers and its places. */
import { Link, NavLink } from 'react-router'
import { useCalls } from '../web/kit/data/calls.ts'
import { PlainIcon } from '../web/kit/page/PlainIcon.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { FileButton } from './FileButton.tsx'
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
  const calls = useCalls()
  const { asked, funds, ofFund } = usePortal()
  return (
    <>
      <header>
        <Link className="portal-back" to={funds}>
          <PlainIcon name="back" />
          {translate('portal.back')}
        </Link>
        <div className="portal-head">
          <div>
            <h1>{fund}</h1>
            <p>{facts}</p>
          </div>
          {asked && hasPapers && (
            <FileButton
              label={translate('portal.all')}
              file={() => calls.file(portalReads.portalFundArchive, { ...asked, id })}
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
