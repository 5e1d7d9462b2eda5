/** Somebody else saved the record in between: both values of every field that both changed, and a choice for each. */
import { useState } from 'react'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import type { Field } from '../../../entity.ts'
import { useTranslate } from '../data/useTranslate.ts'
import { ValueCell } from '../page/ValueCell.tsx'
import type { Merge, Values } from '../data/values.ts'
import { useMinorUnits } from '../data/amountUnits.ts'

interface ConflictDialogProps {
  merge: Merge
  /** Who changed it and when. */ who: string
  onUse: (values: Values) => void
  onClose: () => void
}

export function ConflictDialog({ merge, who, onUse, onClose }: ConflictDialogProps) {
  const translate = useTranslate()
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set())
  const choose = (name: string, stored: boolean) =>
    setTheirs(old => new Set(stored ? [...old, name] : [...old].filter(other => other !== name)))
  const use = () => {
    const values = { ...merge.values }
    for (const { field, stored } of merge.conflicts) if (theirs.has(field.name)) values[field.name] = stored
    onUse(values)
  }
  return (
    <Dialog
      open
      onClose={(_, reason) => {
        if (reason === 'escapeKeyDown') onClose()
      }}
      aria-labelledby="conflict-title"
      fullWidth
      maxWidth="md"
      className="conflict-dialog"
    >
      <DialogTitle id="conflict-title">{translate('form.conflictTitle')}</DialogTitle>
      <DialogContent>
        <p>
          {who} {translate('form.conflictSentence')}
        </p>
        <ConflictTable conflicts={merge.conflicts} theirs={theirs} onChoose={choose} />
        {merge.taken.length > 0 && (
          <p>{translate('form.conflictTaken', { fields: merge.taken.map(field => field.title).join(', ') })}</p>
        )}
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {translate('action.cancel')}
        </Button>
        <Button variant="contained" onClick={use}>
          {translate('form.conflictUse')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

interface ConflictTableProps {
  conflicts: Merge['conflicts']
  /** Names of the fields that take the stored value. */
  theirs: ReadonlySet<string>
  onChoose: (name: string, stored: boolean) => void
}

function ConflictTable({ conflicts, theirs, onChoose }: ConflictTableProps) {
  const translate = useTranslate()
  return (
    <table className="conflict-table">
      <thead>
        <tr>
          <th scope="col">{translate('form.field')}</th>
          <th scope="col">{translate('form.storedValue')}</th>
          <th scope="col">{translate('form.myValue')}</th>
        </tr>
      </thead>
      <tbody>
        {conflicts.map(({ field, stored, mine }) => (
          <tr key={field.name}>
            <th scope="row">{field.title}</th>
            <td>
              <ValueChoice
                field={field}
                value={stored}
                label={translate('form.storedValue')}
                chosen={theirs.has(field.name)}
                onChoose={() => onChoose(field.name, true)}
              />
            </td>
            <td>
              <ValueChoice
                field={field}
                value={mine}
                label={translate('form.myValue')}
                chosen={!theirs.has(field.name)}
                onChoose={() => onChoose(field.name, false)}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function ValueChoice({
  field,
  value,
  label,
  chosen,
  onChoose,
}: {
  field: Field
  value: unknown
  label: string
  chosen: boolean
  onChoose: () => void
}) {
  const minorUnits = useMinorUnits()
  return (
    <label className="value-choice" data-chosen={chosen || undefined}>
      <input
        type="radio"
        name={`conflict-${field.name}`}
        checked={chosen}
        onChange={onChoose}
        aria-label={`${field.title}: ${label}`}
      />
      <ValueCell field={field} record={{ id: 0, [field.name]: value }} decimals={{ minorUnits }} />
    </label>
  )
}
