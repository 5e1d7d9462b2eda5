/** One buyer: a partner of the fund, or a new one with what is needed to make it. */
import { JsonFormsDispatch } from '@jsonforms/react'
import IconButton from '@mui/material/IconButton'
import CloseOutlined from '@mui/icons-material/CloseOutlined'
import type { Decimal, Field } from '../entity.ts'
import { rowFieldOf } from '../entityTypes.ts'
import type { Draft, RowFieldName } from '../entityTypes.ts'
import { formatPercent } from '../formats.ts'
import { add, divide, isZero, multiply, round } from '../money.ts'
import { useCells } from '../web/kit/control/ChildRowsControl.tsx'
import { useEntity } from '../web/kit/data/metadata.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { Money } from '../web/kit/page/Money.tsx'
import { Figure, Nothing, ValueCell } from '../web/kit/page/ValueCell.tsx'

export type Buyer = NonNullable<Draft<'transfer'>['buyers']>[number]
type BuyerField = RowFieldName<'transfer', 'buyers'>

interface BuyerRowProps {
  field: Field
  buyer: Buyer
  /** What it has promised on the day, before the transfer; null while that is on its way. */
  before: Decimal | null
  path: string
  number: number
  transferCommitment: Decimal | null
  readOnly: boolean
  onRemove: () => void
}

const OF_NEW = ['newAddress', 'newLegalStatus', 'newContactId'] as const

export function BuyerRow({
  field,
  buyer,
  before,
  path,
  number,
  transferCommitment,
  readOnly,
  onRemove,
}: BuyerRowProps) {
  const translate = useTranslate()
  const { commitment } = buyer
  const isNew = isNewPartner(buyer)
  const entity = useEntity('transfers')
  const cell = (name: BuyerField) =>
    readOnly ? (
      <ValueCell field={rowFieldOf(entity, 'buyers', name)} record={buyer} />
    ) : (
      <BuyerCell field={field} name={name} path={path} />
    )
  return (
    <tbody>
      <tr>
        <th scope="row">{cell(isNew ? 'newName' : 'limitedPartnerId')}</th>
        <td data-right data-computed data-beside>
          {before === null ? <Nothing /> : <Money of={before} />}
        </td>
        <td data-right>{readOnly && commitment ? <Money of={commitment} /> : cell('commitment')}</td>
        <td data-right data-computed data-beside>
          {commitment && transferCommitment && !isZero(transferCommitment) ? (
            <Figure text={shareOf(commitment, transferCommitment)} />
          ) : (
            <Nothing />
          )}
        </td>
        <td data-right>
          {before === null ? <Nothing /> : <Money of={commitment ? add(before, commitment) : before} />}
        </td>
        {!readOnly && (
          <td className="buyer-remove">
            <IconButton size="small" aria-label={translate('transfer.removeBuyer', { number })} onClick={onRemove}>
              <CloseOutlined fontSize="small" />
            </IconButton>
          </td>
        )}
      </tr>
      {isNew && (
        <tr data-more>
          <td colSpan={readOnly ? 5 : 6}>
            <div className="buyer-new">
              {OF_NEW.map(name => (
                <div key={name}>
                  <span>{rowFieldOf(entity, 'buyers', name).title}</span>
                  {cell(name)}
                </div>
              ))}
              <p>{translate('transfer.newPartnerSentence')}</p>
            </div>
          </td>
        </tr>
      )}
    </tbody>
  )
}

export function shareOf(commitment: Decimal, transferCommitment: Decimal): string {
  return formatPercent(round(divide(multiply(commitment, '100'), transferCommitment), SHARE_DECIMALS), SHARE_DECIMALS)
}

const SHARE_DECIMALS = 4

function isNewPartner({ limitedPartnerId, newName, newAddress, newLegalStatus, newContactId }: Buyer): boolean {
  return !limitedPartnerId && Boolean(newName ?? newAddress ?? newLegalStatus ?? newContactId)
}

export function BuyerCell({ field, name, path }: { field: Field; name: BuyerField; path: string }) {
  const { schema, cells } = useCells(field)
  const found = cells.find(({ options }) => options.field.name === name)
  return found ? <JsonFormsDispatch uischema={found} schema={schema} path={path} /> : null
}
