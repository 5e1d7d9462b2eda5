/** The form of a contact, new or stored, which knows whether another contact has the e-mail address that is typed. */
import { useEffect, useMemo, useState } from 'react'
import type { Rules } from '../entityTypes.ts'
import { path } from '../paths.ts'
import { useRecords, type RecordOf } from '../web/kit/data/records.ts'
import { EntityForm } from '../web/kit/form/EntityForm.tsx'
import { useFormRecord } from '../web/kit/control/formState.ts'
import type { EntityFormProps } from '../web/kit/form/types.ts'
import { sharedEmail } from './rules.ts'

const NOBODY: RecordOf<'contacts'>[] = []
/** The filter finds parts of addresses too; the one sought is among the first. */
const FOUND_MAX = 25

export function ContactForm({
  children,
  ...props
}: Omit<EntityFormProps<'contacts'>, 'resource' | 'pageRules' | 'listPath'>) {
  const [email, setEmail] = useState('')
  const others = useOthers(email)
  const rules = useMemo(
    (): Rules<'contact'> => (contact, context) => sharedEmail({ ...context.before, ...contact }, others),
    [others],
  )
  return (
    <EntityForm {...props} resource="contacts" pageRules={rules} listPath={path('contacts.overview')}>
      {contact => (
        <>
          <TypedEmail onEmail={setEmail} />
          {children?.(contact)}
        </>
      )}
    </EntityForm>
  )
}

function useOthers(email: string): readonly RecordOf<'contacts'>[] {
  const asks = email.includes('@')
  const { data } = useRecords(
    'contacts',
    asks ? { filter: { email_like: email }, sort: ['email', 'asc'], limit: FOUND_MAX } : null,
  )
  return data && asks ? data : NOBODY
}

function TypedEmail({ onEmail }: { onEmail: (email: string) => void }) {
  const { email } = useFormRecord('contacts')
  useEffect(() => onEmail(email?.trim() ?? ''), [email, onEmail])
  return null
}
