/** The shape of a list while it is not there yet; a list that is there soon shows nothing in between. */
import Skeleton from '@mui/material/Skeleton'
import { usePatience } from '../page/usePatience.ts'

const ROWS = 8

export function ListSkeleton({
  title,
  embedded = false,
}: {
  title?: string | undefined
  embedded?: boolean | undefined
}) {
  const shown = usePatience(true)
  return (
    <div aria-busy="true">
      {embedded || !title ? (
        <div className="part-header">
          <h2>{title ?? '\u00a0'}</h2>
        </div>
      ) : (
        <header className="page-header">
          <div className="page-heading">
            <h1>{title}</h1>
            <div className="page-facts">{'\u00a0'}</div>
          </div>
        </header>
      )}
      <div className="list-tools" />
      <div className="list-card list-waiting">
        {shown &&
          Array.from({ length: ROWS }, (_, row) => (
            <div key={row} className="skeleton-row">
              <Skeleton width={widthOf(row)} />
              <Skeleton width={90} />
              <Skeleton width={110} />
            </div>
          ))}
      </div>
    </div>
  )
}

export function SkeletonRows({ columns }: { columns: number }) {
  return Array.from({ length: ROWS }, (_, row) => (
    <tr key={row} aria-hidden="true">
      {Array.from({ length: columns }, (__, column) => (
        <td key={column}>
          <Skeleton width={column === 0 ? widthOf(row) : `${45 + ((row * 7 + column * 13) % 35)}%`} />
        </td>
      ))}
    </tr>
  ))
}

/** Bars of uneven length read as text that is on its way. */
function widthOf(row: number): number {
  return 120 + ((row * 53) % 90)
}
