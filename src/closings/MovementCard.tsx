/** The second step of a closing: until the movement that it has made is completed, nothing has moved. */
import { Link, useNavigate } from 'react-router'
import Button from '@mui/material/Button'
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined'
import { fieldOf } from '../entityTypes.ts'
import { formatDate } from '../formats.ts'
import { path } from '../paths.ts'
import type { RecordActionOf } from '../web/kit/data/api.ts'
import { useEntity } from '../web/kit/data/metadata.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { askNext } from '../web/kit/dialog/askedNext.ts'
import { Card } from '../web/kit/page/Card.tsx'
import { StatusChip } from '../web/kit/page/StatusChip.tsx'
import type { ClosingMovement } from './reads.ts'

interface MovementCardProps {
  fundId: number
  movement: ClosingMovement
}

export function MovementCard({ fundId, movement }: MovementCardProps) {
  const translate = useTranslate()
  const { allows } = useSession()
  const field = fieldOf(useEntity('capital-movements'), 'status')
  const { id, name, dueDate, status, follows } = movement
  return (
    <Card title={translate('closing.secondStep')} aside={<StatusChip field={field} value={status} />}>
      <div className="closing-step">
        <Link to={path('fund.capitalMovement.details', { fundId, capitalCallId: id })}>{name}</Link>
        <p>{translate('closing.dueOn', { date: formatDate(dueDate) })}</p>
        <p>{translate(status === 'Open' ? 'closing.movementOpen' : 'closing.movementDone')}</p>
        {!follows && (
          <div className="message" data-tone="warn">
            <WarningAmberOutlined />
            <p>{translate('closing.movementDiffers')}</p>
          </div>
        )}
        {status === 'Open' && allows('edit') && <Steps fundId={fundId} movement={movement} />}
      </div>
    </Card>
  )
}

/** The movement's page asks: there stand the lines, and what completing does to each partner. */
function Steps({ fundId, movement: { id, follows } }: MovementCardProps) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const ask = (action: RecordActionOf<'capital-movements'>) => {
    askNext({ resource: 'capital-movements', id, action })
    void navigate(path('fund.capitalMovement.details', { fundId, capitalCallId: id }))
  }
  return (
    <div className="closing-steps">
      {!follows && (
        <Button variant="outlined" size="small" onClick={() => ask('generateLines')}>
          {translate('closing.proposeAgain')}
        </Button>
      )}
      <Button variant={follows ? 'contained' : 'outlined'} size="small" onClick={() => ask('complete')}>
        {translate('closing.completeMovement')}
      </Button>
    </div>
  )
}
