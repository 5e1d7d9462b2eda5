/** The heads of a closing's commitments, where they are read and where they are typed. */
import { useTranslate } from '../web/kit/data/useTranslate.ts'

export function CommitmentHeads() {
  const translate = useTranslate()
  return (
    <thead>
      <tr>
        <th scope="col">{translate('closing.partner')}</th>
        <th scope="col" data-right data-beside>
          {translate('closing.prior')}
        </th>
        <th scope="col" data-right>
          {translate('closing.additional')}
        </th>
        <th scope="col" data-right data-beside>
          {translate('closing.total')}
        </th>
      </tr>
    </thead>
  )
}
