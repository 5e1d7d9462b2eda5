/** Amounts and keys of the kit in a table as large as the largest. Rows stay as they are unless an amount changes. */
import { memo, useCallback, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { Field } from '../../../src/entity.ts'
import '../../../src/texts/backOffice.ts'
import { AmountInput } from '../../../src/web/kit/sheet/AmountInput.tsx'
import { useSheetKeys } from '../../../src/web/kit/sheet/useSheetKeys.ts'
import { GRID } from './grid.ts'

const FIELD: Field = { name: 'amount', title: 'Amount', kind: 'decimal', format: 'money', decimals: 2 }

interface RowProps {
  index: number
  amounts: readonly unknown[]
  onChange: (name: string, value: unknown) => void
}

const Row = memo(({ index, amounts, onChange }: RowProps) => (
  <tr>
    <th>{index}</th>
    {amounts.map((amount, column) => (
      <td key={column}>
        <AmountInput
          field={FIELD}
          value={amount}
          label={`Amount ${column}`}
          name={`${index}.${column}`}
          error=""
          onChange={onChange}
        />
      </td>
    ))}
  </tr>
))

const firstRows = (): unknown[][] =>
  Array.from({ length: GRID.rows }, () => Array.from({ length: GRID.columns }, (_, column) => `${1000 + column}.00`))

function Table() {
  const [rows, setRows] = useState(firstRows)
  const onChange = useCallback((name: string, value: unknown) => {
    const [row = 0, column = 0] = name.split('.').map(Number)
    setRows(before => before.with(row, (before[row] ?? []).with(column, value)))
  }, [])
  const keys = useSheetKeys({ fieldOf: () => FIELD, set: onChange, state: rows, restore: setRows })
  return (
    <table {...keys}>
      <tbody>
        {rows.map((amounts, index) => (
          <Row key={index} index={index} amounts={amounts} onChange={onChange} />
        ))}
      </tbody>
    </table>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Table />)
