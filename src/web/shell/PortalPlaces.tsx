import { Link } from 'react-router'
import { entryTitle, menuOf } from '../../pages/menu.ts'
import { pathWithin } from '../../paths.ts'
import type { AddressParameters } from '../../paths.ts'
import '../../portal/texts.ts'
import { useTranslate } from '../kit/data/useTranslate.ts'

/** The papers of all funds stand on the page of the funds, which shows all of them where the address names them. */
export const PAPERS = '#documents'

interface PortalPlacesProps {
  parameters: AddressParameters
  /** What the address keeps from page to page: the partner as whose contact staff look. */
  query?: string
  /** The page that is open, or its papers. */
  current?: string | undefined
}

/** The pages of the investors' portal at the top of their frame. */
export function PortalPlaces({ parameters, query = '', current }: PortalPlacesProps) {
  const translate = useTranslate()
  return (
    <nav className="portal-places" aria-label={translate('page.portal')}>
      {menuOf('portal').map(entry => (
        <Link
          key={entry.name}
          to={pathWithin(entry.name, parameters) + query}
          aria-current={entry.name === current ? 'page' : undefined}
        >
          {translate(entryTitle(entry))}
        </Link>
      ))}
      <Link
        to={pathWithin('portal.funds.overview', parameters) + query + PAPERS}
        aria-current={current === PAPERS ? 'page' : undefined}
      >
        {translate('portal.documents.title')}
      </Link>
    </nav>
  )
}
