/** The yardstick of a list: what react-admin shows of the same list of the same API when nothing is added to it. */
import {
  Admin,
  Datagrid,
  DateField,
  List,
  NumberField,
  ReferenceField,
  Resource,
  TextField,
  fetchUtils,
  type Options,
} from 'react-admin'
import { createRoot } from 'react-dom/client'
import simpleRest from 'ra-data-simple-rest'

declare global {
  interface Window {
    /** What the benchmark hands to its page. */
    given: { token: string; fundId: number }
  }
}

const { token, fundId } = window.given
const http = (url: string, options: Options = {}) =>
  fetchUtils.fetchJson(url, { ...options, user: { authenticated: true, token: `Bearer ${token}` } })

const Transactions = () => (
  <List filter={{ fundId }} sort={{ field: 'date', order: 'DESC' }} perPage={25}>
    <Datagrid rowClick={false}>
      <DateField source="date" />
      <TextField source="type" />
      <TextField source="subType" />
      <ReferenceField source="investmentId" reference="investments" link={false}>
        <TextField source="name" />
      </ReferenceField>
      <ReferenceField source="currencyId" reference="currencies" link={false}>
        <TextField source="code" />
      </ReferenceField>
      <NumberField source="amountLocal" />
      <NumberField source="exchangeRateToFund" />
      <NumberField source="amountFund" />
      <TextField source="status" />
    </Datagrid>
  </List>
)

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <Admin disableTelemetry dataProvider={simpleRest('/api', http)}>
      <Resource name="transactions" list={Transactions} />
    </Admin>,
  )
