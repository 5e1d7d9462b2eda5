/** In the question before the lines are made again: which amounts were changed by hand, and what becomes of each. */
import { fieldOf } from '../entityTypes.ts'
import { formatAmount } from '../formats.ts'
import { useMinorUnits } from '../web/kit/data/amountUnits.ts'
import { useEntity } from '../web/kit/data/metadata.ts'
import type { RecordOf } from '../web/kit/data/records.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { lostChanges } from './lineExplanation.ts'
import { useStoredLines } from './useLines.tsx'

const SHOWN_MAX = 50

export function LostChanges({ movement }: { movement: RecordOf<'capital-movements'> }) {
  const translate = useTranslate()
  const minorUnits = useMinorUnits()
  const entity = useEntity('capital-movement-lines')
  const { rows, names, skipping } = useStoredLines(movement)
  const changed = rows.filter(({ line }) => line.changedByHand)
  if (changed.length === 0) return <p>{translate('capitalMovement.nothingLost')}</p>
  const name = (id: number) => names.get(id) ?? ''
  // The amounts of an equalisation are made by its closing, not by weight.
  if (movement.closingId !== null)
    return (
      <p>
        {translate('capitalMovement.lost', {
          names: changed.map(({ line }) => name(line.limitedPartnerId)).join(', '),
        })}
      </p>
    )
  const ids = new Set(changed.map(({ line }) => line.limitedPartnerId))
  const lost = lostChanges(movement, rows, skipping, minorUnits).filter(change => ids.has(change.limitedPartnerId))
  return (
    <div className="lost-changes" tabIndex={0} role="region" aria-label={translate('capitalMovement.lostTitle')}>
      <table className="amounts-table">
        <thead>
          <tr>
            <th scope="col">{translate('capitalMovement.lostTitle')}</th>
            <th scope="col" data-right>
              {translate('capitalMovement.byHand')}
            </th>
            <th scope="col" data-right>
              {translate('capitalMovement.again')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lost.slice(0, SHOWN_MAX).map(({ limitedPartnerId, component, byHand, shared }) => (
            <tr key={`${limitedPartnerId} ${component}`}>
              <th scope="row">
                {name(limitedPartnerId)}
                <small>{fieldOf(entity, component).title}</small>
              </th>
              <td data-right>{formatAmount(byHand, minorUnits)}</td>
              <td data-right data-computed>
                {formatAmount(shared, minorUnits)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {lost.length > SHOWN_MAX && (
        <p className="what-if-more">{translate('form.andMore', { count: lost.length - SHOWN_MAX })}</p>
      )}
    </div>
  )
}
