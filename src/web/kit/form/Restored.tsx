import Button from '@mui/material/Button'
import { useTranslate } from '../data/useTranslate.ts'
import './form.css'

interface RestoredProps {
  /** Where nothing else on the page throws it away. */
  onDiscard?: () => void
}

/** What was typed before the page was loaded again, or before the sign-in had expired, stands here again. */
export function Restored({ onDiscard }: RestoredProps) {
  const translate = useTranslate()
  return (
    <div className="message" data-tone="info" role="status">
      <p>{translate('form.restored')}</p>
      {onDiscard && (
        <Button size="small" onClick={onDiscard}>
          {translate('action.discard')}
        </Button>
      )}
    </div>
  )
}
