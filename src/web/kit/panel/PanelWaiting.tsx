/** Stands in a panel until what it shows has come, or says why it does not. */
import Skeleton from '@mui/material/Skeleton'
import { failureMessage } from '../data/failures.ts'

export function PanelWaiting({ error = null }: { error?: Error | null }) {
  return error ? (
    <p className="side-panel-note" role="alert">
      {failureMessage(error)}
    </p>
  ) : (
    <div className="side-panel-note" aria-busy="true">
      <Skeleton width="60%" />
      <Skeleton width="90%" />
    </div>
  )
}
