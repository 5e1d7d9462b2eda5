/**
 * Pages that only the benchmark has: a bare react-admin list as the yardstick, and the amounts of the kit in a table as
 * large as the largest.
 */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

const root = dirname(dirname(import.meta.dirname))

/** Folder of these pages inside the served site. */
export const BARE = 'bare'
export const GRID = { rows: 500, columns: 12 }

/**
 * What react-admin shows of the same list of the same API when nothing is added to it. The token comes with the page.
 */
const LIST = `
import { Admin, Datagrid, DateField, List, NumberField, ReferenceField, Resource, TextField, fetchUtils } from 'react-admin'
import { createRoot } from 'react-dom/client'
import simpleRest from 'ra-data-simple-rest'

const { token, fundId } = window.given
const http = (url, options = {}) => fetchUtils.fetchJson(url, { ...options, user: { authenticated: true, token: 'Bearer ' + token } })
const Transactions = () => (
  <List filter={{ fundId }} sort={{ field: 'date', order: 'DESC' }} perPage={25}>
    <Datagrid rowClick={false}>
      <DateField source="date" /><TextField source="type" /><TextField source="subType" />
      <ReferenceField source="investmentId" reference="investments" link={false}><TextField source="name" /></ReferenceField>
      <ReferenceField source="currencyId" reference="currencies" link={false}><TextField source="code" /></ReferenceField>
      <NumberField source="amountLocal" /><NumberField source="exchangeRateToFund" /><NumberField source="amountFund" /><TextField source="status" />
    </Datagrid>
  </List>
)
createRoot(document.getElementById('root')).render(<Admin disableTelemetry dataProvider={simpleRest('/api', http)}><Resource name="transactions" list={Transactions} /></Admin>)
`

/** The amounts and the keys are those of the kit; rows stay as they are unless one of their amounts changes. */
const AMOUNTS = `
import { memo, useCallback, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { AmountInput } from '${join(root, 'src/web/kit/sheet/AmountInput.tsx')}'
import { useColumnKeys } from '${join(root, 'src/web/kit/sheet/useColumnKeys.ts')}'

const FIELD = { name: 'amount', title: 'Amount', kind: 'decimal', format: 'money', decimals: 2 }
const Row = memo(({ index, amounts, onChange }) => (
  <tr><th>{index}</th>{amounts.map((amount, column) => <td key={column}><AmountInput field={FIELD} value={amount} label={'Amount ' + column} name={index + '.' + column} error="" onChange={onChange} /></td>)}</tr>
))
function Table() {
  const [rows, setRows] = useState(() => Array.from({ length: ${GRID.rows} }, () => Array.from({ length: ${GRID.columns} }, (_, column) => String(1000 + column) + '.00')))
  const onChange = useCallback((name, value) => {
    const [row, column] = name.split('.').map(Number)
    setRows(before => before.with(row, before[row].with(column, value)))
  }, [])
  const keys = useColumnKeys(() => undefined)
  return <table {...keys}><tbody>{rows.map((amounts, index) => <Row key={index} index={index} amounts={amounts} onChange={onChange} />)}</tbody></table>
}
createRoot(document.getElementById('root')).render(<Table />)
`

/** Built as the product is, into the folder of the site, so that the same server serves both. */
export async function buildBarePages(site: string, folder: string): Promise<void> {
  mkdirSync(folder)
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir')
  for (const [name, source] of Object.entries({ list: LIST, amounts: AMOUNTS })) {
    writeFileSync(join(folder, `${name}.jsx`), source)
    writeFileSync(
      join(folder, `${name}.html`),
      `<!doctype html><title>${name}</title><div id="root"></div><script type="module" src="./${name}.jsx"></script>`,
    )
  }
  await build({
    configFile: false,
    root: folder,
    base: `/${BARE}/`,
    logLevel: 'error',
    plugins: [react()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: join(site, BARE),
      target: 'es2023',
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 10_000,
      rolldownOptions: { input: ['list.html', 'amounts.html'].map(name => join(folder, name)) },
    },
  })
}
