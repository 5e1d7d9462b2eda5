/** Puts right what the warning about the direction of money says. */
import Button from '@mui/material/Button'
import type { FieldName } from '../entityTypes.ts'
import { isDecimal } from '../entity.ts'
import { negate } from '../money.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { useFormState } from '../web/kit/control/formState.ts'

const AMOUNTS: readonly FieldName<'transaction'>[] = ['amountLocal', 'amountSystem', 'amountFund']

export function TurnSign() {
  const translate = useTranslate()
  const form = useFormState()
  const turn = () => {
    form.flush()
    const now = form.values()
    form.replace({
      ...now,
      ...Object.fromEntries(AMOUNTS.flatMap(name => (isDecimal(now[name]) ? [[name, negate(now[name])]] : []))),
    })
  }
  return (
    <Button size="small" onClick={turn}>
      {translate('transaction.turnSign')}
    </Button>
  )
}
