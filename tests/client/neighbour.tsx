/** An application of react-admin as other people write one, with the data provider of the package alone. */
import { Admin, Datagrid, Edit, List, Resource, SimpleForm, TextField, TextInput } from 'react-admin'
import { createRoot } from 'react-dom/client'
import { httpWith } from '../../generated/client/src/web/kit/client/http.js'
import { createDataProvider } from '../../generated/client/src/web/kit/client/restProvider.js'

declare global {
  interface Window {
    /** What the test hands to its page. */
    neighbour: { token: string }
  }
}

const { token } = window.neighbour
const dataProvider = createDataProvider('/api', httpWith({ token: () => token }))

const ContactList = () => (
  <List sort={{ field: 'id', order: 'DESC' }}>
    <Datagrid>
      <TextField source="lastName" />
      <TextField source="faxNumber" />
    </Datagrid>
  </List>
)

const ContactEdit = () => (
  <Edit mutationMode="pessimistic">
    <SimpleForm>
      <TextInput source="lastName" />
      <TextInput source="faxNumber" />
    </SimpleForm>
  </Edit>
)

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <Admin disableTelemetry dataProvider={dataProvider}>
      <Resource name="contacts" list={ContactList} edit={ContactEdit} />
    </Admin>,
  )
