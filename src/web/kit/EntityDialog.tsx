/** A record in a dialogue over its list: the few fields a new one needs, or all of a small one. */
import { Suspense, useEffect, useId, useMemo, useState } from 'react'
import { useGetOne, useTranslate, type RaRecord } from 'react-admin'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import type { Entity, Rules } from '../../entity.ts'
import { inSentence } from '../../words.ts'
import { notifyFailure } from './failures.ts'
import { FormBody } from './form/FormBody.tsx'
import { FormProvider } from './form/FormProvider.tsx'
import { useFormState, type Compute } from './form/formState.ts'
import { formFields } from './form/model.ts'
import { useFormSettings, useMayWrite } from './form/useFormSettings.ts'
import { useSaving } from './form/useSaving.ts'
import { firstOf, useFirstFocus, useFocusField } from './form/useFocusField.ts'
import { isWritable, startValues, type Values } from './form/values.ts'
import { recordName, useEntity, useValidators } from './metadata.ts'
import { OffersProvider, type Offers } from './offers.ts'
import { SEVERITY, openNotification } from './notifications.ts'

const SHOWN_MAX = 8
const NO_OFFERS = {}

export interface EntityDialogProps {
  resource: string
  /** Absent for a new record. */
  id?: number
  /** Only these, in this order; otherwise all that can be written, or the required ones of a large record. */
  fields?: readonly string[]
  parentValues?: Values
  rules?: Rules
  compute?: Compute
  /** Which records its pickers offer, by field. */
  offers?: Offers
  /** One sentence under the title. */
  sentence?: string
  onClose: () => void
  onSaved: (record: RaRecord) => void
}

export function EntityDialog(props: EntityDialogProps) {
  return <Suspense fallback={null}>{props.id === undefined ? <NewDialog {...props} /> : <StoredDialog {...props} id={props.id} />}</Suspense>
}

function NewDialog(props: EntityDialogProps) {
  return <OpenDialog {...props} entity={useEntity(props.resource)} record={undefined} />
}

function StoredDialog(props: EntityDialogProps & { id: number }) {
  const entity = useEntity(props.resource)
  const { onClose } = props
  const { data, error } = useGetOne<RaRecord>(props.resource, { id: props.id }, { retry: false })
  useEffect(() => {
    if (!error) return
    notifyFailure(error)
    onClose()
  }, [error, onClose])
  return data ? <OpenDialog {...props} entity={entity} record={data} /> : null
}

function OpenDialog(props: EntityDialogProps & { entity: Entity; record: RaRecord | undefined }) {
  const { entity, record, resource, fields: wanted, parentValues, rules, compute } = props
  const validators = useValidators(resource)
  const [before] = useState(record)
  const fields = useMemo(() => {
    const possible = formFields(entity).filter(field => isWritable(field, record === undefined))
    if (wanted) return wanted.flatMap(name => possible.find(field => field.name === name) ?? [])
    // Of a large record a dialogue asks only for what it needs to exist; the rest has its page.
    return possible.length > SHOWN_MAX && !record ? possible.filter(field => field.required) : possible
  }, [entity, wanted, record])
  const validate = validators[record ? 'validateUpdate' : 'validateCreate']
  const settings = useFormSettings({ entity, fields, validate, record: before, given: record ? undefined : parentValues, rules, compute, variant: 'dialog' })
  const [start] = useState(() => before ?? startValues(entity.fields, parentValues ?? {}))
  return <FormProvider {...settings} start={start}><OffersProvider value={props.offers ?? NO_OFFERS}><DialogForm {...props} record={before} /></OffersProvider></FormProvider>
}

function DialogForm({ entity, record, resource, parentValues, sentence, onClose, onSaved }: EntityDialogProps & { entity: Entity; record: RaRecord | undefined }) {
  const translate = useTranslate()
  const titleId = useId()
  const form = useFormState()
  const focusField = useFocusField()
  const mayWrite = useMayWrite(entity, record === undefined)
  useFirstFocus(form.model.fields[0]?.name)
  const { send, isSaving } = useSaving({ resource, record, given: record ? undefined : parentValues })
  const save = async () => {
    if (isSaving) return
    const outcome = await send(form, undefined)
    if ('saved' in outcome) {
      openNotification({ severity: SEVERITY.info, title: translate(record ? 'form.savedNamed' : 'form.created', { name: entity.title }), line1: recordName(resource, outcome.saved) })
      onSaved(outcome.saved)
    } else if ('refused' in outcome) {
      const first = firstOf(form.model.fields, Object.keys(outcome.refused))
      if (first) focusField(first)
    } else if ('stale' in outcome) {
      openNotification({ severity: SEVERITY.attention, title: translate('form.conflictTitle'), line1: translate('form.openAgain') })
    }
  }
  return (
    <Dialog open onClose={(_, reason) => { if (reason === 'escapeKeyDown') onClose() }} aria-labelledby={titleId} fullWidth className="entity-dialog">
      <form noValidate onSubmit={event => { event.preventDefault(); event.stopPropagation(); void save() }} onKeyDown={event => { if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's') { event.preventDefault(); void save() } }}>
        <DialogTitle id={titleId}>{record ? recordName(resource, record) : translate('list.new', { name: inSentence(entity.title) })}</DialogTitle>
        <DialogContent>
          {sentence && <p>{sentence}</p>}
          <FormBody />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate(mayWrite ? 'action.cancel' : 'action.close')}</Button>
          {mayWrite && <Button type="submit" variant="contained" loading={isSaving} loadingPosition="start">{record ? translate('form.saveChanges') : translate('form.create', { name: inSentence(entity.title) })}</Button>}
        </DialogActions>
      </form>
    </Dialog>
  )
}
