/** What has come in of each line and who is late; the lines themselves stay as they were completed. */
import { useMemo, useState } from 'react'
import Button from '@mui/material/Button'
import Tooltip from '@mui/material/Tooltip'
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined'
import { useQueryClient } from '@tanstack/react-query'
import type { FieldName, Filter } from '../entityTypes.ts'
import { formatAmount } from '../formats.ts'
import { movesMoney } from '../limited-partners/ledger.ts'
import type { Decimal } from '../entity.ts'
import { isZero, sum } from '../money.ts'
import { useApi } from '../web/kit/data/api.ts'
import { useMinorUnits } from '../web/kit/data/amountUnits.ts'
import { useRecords, type RecordOf } from '../web/kit/data/records.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { ActionDialog } from '../web/kit/form/ActionDialog.tsx'
import { useRecordMoved } from '../web/kit/form/recordMoved.tsx'
import { useEntity } from '../web/kit/data/metadata.ts'
import { EntityList } from '../web/kit/list/EntityList.tsx'
import type { Totals } from '../web/kit/list/types.ts'
import { Money } from '../web/kit/page/Money.tsx'
import { Chip } from '../web/kit/page/StatusChip.tsx'
import { Nothing } from '../web/kit/page/ValueCell.tsx'
import { amountsOf } from './components.ts'
import { dueOf, isLate, outstanding, paymentSums } from './payments.ts'
import { LINES_MAX, useStoredLines } from './useLines.tsx'
import './capitalMovements.css'

type Line = RecordOf<'capital-movement-lines'>

const PAYMENT: readonly FieldName<'capitalMovementLine'>[] = ['paymentStatus', 'amountReceived', 'receivedDate']

export function PaymentsTab({ movement }: { movement: RecordOf<'capital-movements'> }) {
  const translate = useTranslate()
  const { today, allows } = useSession()
  const { id, dueDate } = movement
  const [ticked, setTicked] = useState<ReadonlySet<number>>(NONE)
  const { names } = useStoredLines(movement)
  const followPayment = useFollowingPayment(id)
  const own = useMemo(() => ({ capitalMovementId: id }), [id])
  const columns = useMemo(
    () => [
      {
        name: 'outstanding',
        sortBy: 'outstanding',
        title: translate('capitalMovement.outstanding'),
        right: true,
        cell: (line: Line) => (isZero(outstanding(line)) ? <Nothing /> : <Money of={outstanding(line)} />),
      },
      {
        name: 'late',
        sortBy: 'owed',
        title: translate('capitalMovement.late'),
        cell: (line: Line) =>
          isLate(line, { dueDate, today }) ? <Chip tone="bad">{translate('capitalMovement.late')}</Chip> : <Nothing />,
      },
    ],
    [translate, dueDate, today],
  )
  return (
    <>
      <WhoIsLate movement={movement} />
      <EntityList
        resource="capital-movement-lines"
        embedded
        title={translate('capitalMovement.tab.payments')}
        parentFilter={own}
        ownColumns={columns}
        decimals="own"
        editInDialog={{
          fields: PAYMENT,
          sentence: translate('capitalMovement.paymentSentence'),
          nameOf: ({ limitedPartnerId }) => names.get(limitedPartnerId),
          withoutDelete: true,
          onSaved: () => void followPayment(),
        }}
        emptySentence={translate('capitalMovement.noLines')}
        useTotals={usePaymentTotals}
        {...(allows('edit') && {
          ticks: {
            ids: ticked,
            onChange: setTicked,
            mayTick: isExpected,
            nameOf: ({ limitedPartnerId }: Line) => names.get(limitedPartnerId) ?? '',
          },
          actions: <Receive movement={movement} ticked={ticked} onDone={() => setTicked(NONE)} />,
        })}
      />
    </>
  )
}

const NONE: ReadonlySet<number> = new Set()

/** Who is late is counted in the movement, whose own version a payment leaves as it is: it is loaded again. */
function useFollowingPayment(movementId: number): () => Promise<void> {
  const api = useApi()
  const client = useQueryClient()
  const recordMoved = useRecordMoved()
  return async () => {
    const [now] = await Promise.all([
      // The payment itself is saved: what cannot be loaded now is seen with the next loading.
      api.get('capital-movements', movementId).catch(() => null),
      client.invalidateQueries({ queryKey: ['capital-movements'] }),
    ])
    if (now) recordMoved(now)
  }
}

function isExpected(line: Line): boolean {
  return line.paymentStatus !== 'Received' && movesMoney(amountsOf(line))
}

interface ReceiveProps {
  movement: RecordOf<'capital-movements'>
  /** By the ids of their lines. */
  ticked: ReadonlySet<number>
  onDone: () => void
}

/** Payments that came in on one day are recorded at once; without a tick the button keeps the focus and says why. */
function Receive({ movement, ticked, onDone }: ReceiveProps) {
  const translate = useTranslate()
  const recordMoved = useRecordMoved()
  const entity = useEntity('capital-movements')
  const minorUnits = useMinorUnits()
  const { today } = useSession()
  const { lines } = useStoredLines(movement)
  const [chosen, setChosen] = useState<readonly Line[] | null>(null)
  const given = useMemo(
    () => ({ lines: chosen?.map(({ limitedPartnerId }) => ({ limitedPartnerId })) ?? [] }),
    [chosen],
  )
  const proposals = useMemo(() => ({ receivedDate: today }), [today])
  const action = entity.actions.find(({ name }) => name === 'receive')
  if (!action) return null
  const idle = ticked.size === 0
  return (
    <>
      <Tooltip describeChild title={idle ? translate('capitalMovement.tickFirst') : ''}>
        <Button
          variant="outlined"
          aria-disabled={idle || undefined}
          onClick={() => {
            if (!idle) setChosen(lines.filter(line => ticked.has(line.id)))
          }}
        >
          {idle ? action.title : translate('capitalMovement.receiveTicked', { smart_count: ticked.size })}
        </Button>
      </Tooltip>
      {chosen && (
        <ActionDialog
          entity={entity}
          action={action}
          record={movement}
          given={given}
          proposals={proposals}
          said={
            <p>
              {translate('capitalMovement.receivedSum', {
                smart_count: chosen.length,
                amount: formatAmount(sum(chosen.map(dueOf)), minorUnits),
              })}
            </p>
          }
          onClose={() => setChosen(null)}
          onReloaded={recordMoved}
          onActed={acted => {
            setChosen(null)
            onDone()
            recordMoved(acted)
          }}
        />
      )}
    </>
  )
}

const NAMED_MAX = 5

/** By name and amount, largest first: whom to call. */
function WhoIsLate({ movement }: { movement: RecordOf<'capital-movements'> }) {
  const translate = useTranslate()
  const minorUnits = useMinorUnits()
  const { today } = useSession()
  const { lines, names } = useStoredLines(movement)
  const late = lines.filter(line => isLate(line, { dueDate: movement.dueDate, today }))
  if (late.length === 0) return null
  const named = late
    .slice(0, NAMED_MAX)
    .map(line => `${names.get(line.limitedPartnerId) ?? ''} ${formatAmount(outstanding(line), minorUnits)}`)
  const more = late.length > NAMED_MAX ? ` ${translate('form.andMore', { count: late.length - NAMED_MAX })}` : ''
  return (
    <div className="message" data-tone="bad" role="status">
      <ErrorOutline />
      <p>{translate('capitalMovement.whoIsLate', { smart_count: late.length, names: named.join(', ') + more })}</p>
    </div>
  )
}

function usePaymentTotals(filter: Filter<'capitalMovementLine'>): Totals<FieldName<'capitalMovementLine'>> | undefined {
  const translate = useTranslate()
  const minorUnits = useMinorUnits()
  const { data } = useRecords('capital-movement-lines', { filter, limit: LINES_MAX }, { keepsPrevious: true })
  if (!data) return undefined
  const { called, paidOut, received, outstanding: open } = paymentSums(data)
  const shown = (amount: Decimal) => formatAmount(amount, minorUnits)
  return {
    label: translate('capitalMovement.lineTotal', { smart_count: data.length }),
    values: { totalCall: shown(called), distribution: shown(paidOut), amountReceived: shown(received) },
    ownValues: { outstanding: shown(open) },
  }
}
