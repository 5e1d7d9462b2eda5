/** The ways to the records that a figure of a holding comes from. */
import { Link } from 'react-router'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { SOURCES } from './sources.ts'
import type { PositionFigure } from './sources.ts'
import { usePortal } from './usePortal.tsx'
import '../texts/portalPages.ts'

interface SourceLinksProps {
  /** Of the holding. */
  id: number
  figure: PositionFigure
  /** Whose figure it is, where those of several stand beside each other. */
  of?: string
}

export function SourceLinks({ id, figure, of }: SourceLinksProps) {
  const translate = useTranslate()
  const { movements, ofFund } = usePortal()
  const links = {
    movements,
    investments: ofFund('portal.fund.investments.overview', id),
    papers: ofFund('portal.fund.reports', id),
  }
  return (
    <p className="explained-sources">
      {SOURCES[figure].map(name => {
        const label = translate(`portalPosition.sources.${name}`)
        return (
          <Link key={name} to={links[name]} aria-label={of === undefined ? undefined : `${label}: ${of}`}>
            {label}
          </Link>
        )
      })}
    </p>
  )
}
