/** Where the investor is taxed: country and number, and why there is none once somebody says so. */
import { useEffect, useMemo, useRef, useState } from 'react'
import { JsonFormsDispatch } from '@jsonforms/react'
import Button from '@mui/material/Button'
import { valueOf } from '../entity.ts'
import type { Field } from '../entity.ts'
import type { Answers } from '../onboarding/people.ts'
import { EditChildRows, ReadChildRows } from '../web/kit/control/ChildRowsControl.tsx'
import type { BelowRow } from '../web/kit/control/ChildRowsControl.tsx'
import { asControl } from '../web/kit/control/control.tsx'
import type { FieldViewProps } from '../web/kit/control/control.tsx'
import { controlOf, schemaOf } from '../web/kit/control/model.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { isEmpty } from '../web/kit/data/values.ts'

type Residence = NonNullable<NonNullable<Answers['taxClassification']>['taxResidences']>[number]

const COUNTRY = 'countryId' satisfies keyof Residence
const NUMBER = 'taxNumber' satisfies keyof Residence
const REASON = 'missingReason' satisfies keyof Residence
const EXPLANATION = 'explanation' satisfies keyof Residence
const COULD_NOT_OBTAIN = 'B' satisfies Residence['missingReason']

function EditResidences(props: FieldViewProps) {
  const { field } = props
  const cells = useMemo(
    () => ({ ...field, fields: field.fields?.filter(({ name }) => name !== REASON && name !== EXPLANATION) ?? [] }),
    [field],
  )
  const Below = useMemo((): BelowRow => {
    const fields = field.fields ?? []
    return function NoNumberOf(row) {
      return <NoNumber fields={fields} {...row} />
    }
  }, [field])
  return <EditChildRows {...props} field={cells} below={Below} />
}

interface NoNumberProps {
  fields: readonly Field[]
  path: string
  line: object
}

/** Most have a number: that there is none is said first, and then why. */
function NoNumber({ fields, path, line }: NoNumberProps) {
  const translate = useTranslate()
  const [isSaid, setSaid] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const [country, number, reason, explanation] = [COUNTRY, NUMBER, REASON, EXPLANATION].map(name => valueOf(line, name))
  const schema = useMemo(() => schemaOf(fields), [fields])
  useEffect(() => {
    if (isSaid) place.current?.querySelector('input')?.focus()
  }, [isSaid])
  const isAsked = !isEmpty(reason) || (isSaid && isEmpty(number))
  const asked = [
    ...(isAsked ? [REASON] : []),
    ...(reason === COULD_NOT_OBTAIN || !isEmpty(explanation) ? [EXPLANATION] : []),
  ]
  return (
    <div ref={place} className="lines-below">
      {!isAsked && isEmpty(number) && !isEmpty(country) && (
        <Button variant="text" size="small" onClick={() => setSaid(true)}>
          {translate('wizard.noNumber')}
        </Button>
      )}
      {fields
        .filter(({ name }) => asked.includes(name))
        .map(field => (
          <JsonFormsDispatch key={field.name} uischema={controlOf(field)} schema={schema} path={path} />
        ))}
    </div>
  )
}

export const TaxResidences = asControl(EditResidences, ReadChildRows)
