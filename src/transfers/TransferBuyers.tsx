/**
 * The buyers of a transfer: at most three, partners of the fund or new ones, who take together what the seller gives.
 */
import { useMemo } from 'react'
import type { ControlProps } from '@jsonforms/core'
import { withJsonFormsControlProps } from '@jsonforms/react'
import Button from '@mui/material/Button'
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined'
import PersonAddOutlined from '@mui/icons-material/PersonAddAltOutlined'
import type { Decimal, Field } from '../entity.ts'
import { fieldOf, rowFieldOf } from '../entityTypes.ts'
import { fieldId } from '../web/kit/control/fieldId.ts'
import { TakenProvider } from '../web/kit/control/pickerFilters.ts'
import { useFormChange, useFormRecord, useFormState, useShownErrors } from '../web/kit/control/formState.ts'
import { useMinorUnits } from '../web/kit/data/amountUnits.ts'
import { useEntity } from '../web/kit/data/metadata.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { BuyersFoot } from './BuyersFoot.tsx'
import { BuyerCell, BuyerRow } from './BuyerRow.tsx'
import { equalParts, partsByCommitment } from './moves.ts'
import { useProposedParts } from './useProposedParts.tsx'
import { useTransferBefore } from './useTransferBefore.tsx'
import '../web/kit/sheet/amounts.css'
import './transfers.css'

function Control({ path }: ControlProps) {
  const translate = useTranslate()
  const field = fieldOf(useEntity('transfers'), 'buyers')
  const { lockReason } = useFormState()
  const { sellerId, transferCommitment, buyers: given } = useFormRecord('transfers')
  const { buyers: before } = useTransferBefore()
  const change = useFormChange('transfers')
  const buyers = given ?? []
  const readOnly = lockReason(field) !== null
  const isFull = buyers.length >= (field.maxItems ?? Infinity)
  const taken = useMemo(
    () => ({
      limitedPartnerId: [sellerId, ...(given ?? []).map(buyer => buyer.limitedPartnerId)].flatMap(id => id ?? []),
    }),
    [sellerId, given],
  )
  useProposedParts(path, !readOnly)
  const remove = (place: number) =>
    change(record => ({ buyers: (record.buyers ?? []).filter((_, index) => index !== place) }))
  return (
    <div
      className="transfer-buyers"
      id={fieldId(path)}
      tabIndex={-1}
      role="group"
      aria-label={translate('transfer.table')}
    >
      <div className="transfer-scroll">
        <table className="amounts-table" aria-label={translate('transfer.table')}>
          <Head readOnly={readOnly} />
          <TakenProvider value={taken}>
            {buyers.map((buyer, place) => (
              // Lines have no key of their own until they are saved; their place is what their controls are bound to.
              <BuyerRow
                key={place}
                field={field}
                buyer={buyer}
                before={before[place]?.commitment ?? (buyer.limitedPartnerId ? null : '0.00')}
                path={`${path}.${place}`}
                number={place + 1}
                transferCommitment={transferCommitment ?? null}
                readOnly={readOnly}
                onRemove={() => remove(place)}
              />
            ))}
            {!readOnly && !isFull && <NextBuyer key={buyers.length} field={field} path={`${path}.${buyers.length}`} />}
          </TakenProvider>
          <BuyersFoot buyers={buyers} transferCommitment={transferCommitment ?? null} readOnly={readOnly} />
        </table>
      </div>
      {!readOnly && <Tools field={field} path={path} commitments={before.map(each => each?.commitment ?? '0')} />}
    </div>
  )
}

function Head({ readOnly }: { readOnly: boolean }) {
  const translate = useTranslate()
  const entity = useEntity('transfers')
  return (
    <thead>
      <tr>
        <th scope="col">{rowFieldOf(entity, 'buyers', 'limitedPartnerId').title}</th>
        <th scope="col" data-right data-beside>
          {rowFieldOf(entity, 'buyers', 'initialCommitment').title}
        </th>
        <th scope="col" data-right>
          {rowFieldOf(entity, 'buyers', 'commitment').title}
        </th>
        <th scope="col" data-right data-beside>
          {translate('transfer.share')}
        </th>
        <th scope="col" data-right>
          {rowFieldOf(entity, 'buyers', 'resultCommitment').title}
        </th>
        {!readOnly && <td />}
      </tr>
    </thead>
  )
}

/** An empty line to choose one more buyer in; it becomes a buyer with the choice. */
function NextBuyer({ field, path }: { field: Field; path: string }) {
  return (
    <tbody>
      <tr>
        <th scope="row">
          <BuyerCell field={field} name="limitedPartnerId" path={path} />
        </th>
        <td colSpan={5} />
      </tr>
    </tbody>
  )
}

function Tools({ field, path, commitments }: { field: Field; path: string; commitments: readonly Decimal[] }) {
  const translate = useTranslate()
  const errors = useShownErrors()[path]
  const { transferCommitment, buyers: given } = useFormRecord('transfers')
  const minorUnits = useMinorUnits()
  const change = useFormChange('transfers')
  const buyers = given ?? []
  const { maxItems = 0 } = field
  const take = (parts: readonly Decimal[]) =>
    change(record => ({
      buyers: (record.buyers ?? []).map((buyer, place) => ({ ...buyer, commitment: parts[place] ?? null })),
    }))
  const addNew = () => change(record => ({ buyers: [...(record.buyers ?? []), { newLegalStatus: 'LegalEntity' }] }))
  const splits = [
    { key: 'transfer.splitEqually', parts: () => equalParts(transferCommitment ?? '0', buyers.length, minorUnits) },
    {
      key: 'transfer.splitByCommitment',
      parts: () => partsByCommitment(transferCommitment ?? '0', commitments, minorUnits),
    },
  ] as const
  return (
    <div className="buyers-actions">
      {buyers.length > 1 &&
        transferCommitment &&
        splits.map(({ key, parts }) => (
          <Button key={key} size="small" onClick={() => take(parts())}>
            {translate(key)}
          </Button>
        ))}
      {buyers.length < maxItems ? (
        <Button size="small" startIcon={<PersonAddOutlined />} onClick={addNew}>
          {translate('transfer.newPartner')}
        </Button>
      ) : null}
      <span>{translate('transfer.most', { most: maxItems })}</span>
      {errors && (
        <p className="field-error" role="alert">
          <ErrorOutline fontSize="small" />
          <span>{errors.join(' ')}</span>
        </p>
      )}
    </div>
  )
}

export const TransferBuyers = withJsonFormsControlProps(Control, false)
