/** What moves when the transfer is completed, worked out while it is typed as the server will do it. */
import type { Decimal } from '../entity.ts'
import { useMinorUnits } from '../web/kit/data/amountUnits.ts'
import { useReferenced } from '../web/kit/data/records.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { useFormRecord } from '../web/kit/control/formState.ts'
import { Card } from '../web/kit/page/Card.tsx'
import { Money } from '../web/kit/page/Money.tsx'
import { MOVED, movesOf, type MovedFigures } from './moves.ts'
import { useTransferBefore } from './useTransferBefore.tsx'
import './transfers.css'

export function Moves({ isDone }: { isDone: boolean }) {
  const translate = useTranslate()
  const { transferCommitment, sellerId, buyers = [] } = useFormRecord('transfers')
  const minorUnits = useMinorUnits()
  const { seller } = useTransferBefore()
  const taken = (buyers ?? []).map(({ limitedPartnerId, commitment }, place) => ({
    // A new partner gets an id after all that exist, in the order in which they stand here.
    limitedPartnerId: limitedPartnerId ?? Number.MAX_SAFE_INTEGER - 3 + place,
    commitment: commitment ?? NOTHING,
  }))
  const moves =
    seller && transferCommitment && taken.length > 0
      ? movesOf({ initial: seller.commitment, transferCommitment, buyers: taken, minorUnits }, seller.history)
      : null
  return (
    <Card
      title={translate(isDone ? 'transfer.moved' : 'transfer.moves')}
      aside={moves ? translate('transfer.movesHint') : undefined}
    >
      {moves ? (
        <div className="transfer-scroll">
          <table className="amounts-table transfer-moves">
            <thead>
              <tr>
                <th scope="col">{translate('transfer.partner')}</th>
                {MOVED.map(name => (
                  <th key={name} scope="col" data-right data-beside={isBeside(name)}>
                    {translate(`transfer.total.${name}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              <Line partnerId={sellerId} words="transfer.keeps" figures={moves.retained} />
              {(buyers ?? []).map(({ limitedPartnerId, newName }, place) => {
                const figures = moves.received[place]
                return (
                  figures && (
                    <Line
                      key={place}
                      partnerId={limitedPartnerId}
                      name={newName?.trim() || translate('transfer.someone', { number: place + 1 })}
                      words="transfer.receives"
                      figures={figures}
                    />
                  )
                )
              })}
            </tbody>
            <tfoot>
              <Line partnerId={sellerId} words="transfer.before" figures={moves.before} />
            </tfoot>
          </table>
        </div>
      ) : (
        <p className="transfer-waiting">{translate('transfer.movesLater')}</p>
      )}
    </Card>
  )
}

const NOTHING: Decimal = '0'

/** A phone has room for what was promised, paid and is left. */
function isBeside(name: keyof MovedFigures): true | undefined {
  return name === 'distributed' || name === 'recallable' || undefined
}

interface LineProps {
  partnerId: number | null | undefined
  /** Of a partner who is none yet. */
  name?: string
  words: 'transfer.keeps' | 'transfer.receives' | 'transfer.before'
  figures: MovedFigures
}

function Line({ partnerId, name = '', words, figures }: LineProps) {
  const translate = useTranslate()
  const partner = useReferenced('limited-partners', partnerId)
  return (
    <tr>
      <th scope="row">{translate(words, { name: partner?.name ?? name })}</th>
      {MOVED.map(each => (
        <td key={each} data-right data-beside={isBeside(each)}>
          <Money of={figures[each]} />
        </td>
      ))}
    </tr>
  )
}
