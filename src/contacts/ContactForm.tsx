/** The form of a contact, new or stored, which knows whether another contact has the e-mail address that is typed. */
import { useEffect, useMemo, useState } from 'react'
import { useGetList } from 'react-admin'
import type { Answered, Rules } from '../entityTypes.ts'
import { path } from '../paths.ts'
import { EntityForm } from '../web/kit/form/EntityForm.tsx'
import { useFormValues } from '../web/kit/form/formState.ts'
import type { EntityFormProps } from '../web/kit/form/types.ts'
import { contactRules, sharedEmail } from './rules.ts'

const NOBODY: Answered<'contact'>[] = []
/** The filter finds parts of addresses too; the one sought is among the first. */
const FOUND_MAX = 25

export function ContactForm({
  children,
  ...props
}: Omit<EntityFormProps<'contacts'>, 'resource' | 'rules' | 'listPath'>) {
  const [email, setEmail] = useState('')
  const others = useOthers(email)
  const rules = useMemo(
    (): Rules<'contact'> => (contact, context) => [
      ...contactRules(contact, context),
      ...sharedEmail({ ...context.before, ...contact }, others),
    ],
    [others],
  )
  return (
    <EntityForm {...props} resource="contacts" rules={rules} listPath={path('contacts.overview')}>
      {contact => (
        <>
          <TypedEmail onEmail={setEmail} />
          {children?.(contact)}
        </>
      )}
    </EntityForm>
  )
}

function useOthers(email: string): readonly Answered<'contact'>[] {
  const { data } = useGetList<Answered<'contact'>>(
    'contacts',
    {
      filter: { email_like: email },
      pagination: { page: 1, perPage: FOUND_MAX },
      sort: { field: 'email', order: 'ASC' },
    },
    { enabled: email.includes('@') },
  )
  return data && email.includes('@') ? data : NOBODY
}

function TypedEmail({ onEmail }: { onEmail: (email: string) => void }) {
  const email = useFormValues()['email']
  useEffect(() => onEmail(typeof email === 'string' ? email.trim() : ''), [email, onEmail])
  return null
}
