/** What a person fills in: messages about the whole record, then the fields as JSON Forms lays them out. */
import { JsonFormsDispatch, useJsonForms } from '@jsonforms/react'
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined'
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined'
import type { Existing } from '../../../problems.ts'
import type { RuleCode } from '../../../texts.ts'
import { recordPath } from '../../../pages/records.ts'
import { useTranslate } from '../data/useTranslate.ts'
import { useFormState, useFormValues, useShownErrors } from '../control/formState.ts'
import { findingText } from '../control/validator.ts'
import './form.css'

export function FormBody() {
  const { core } = useJsonForms()
  const { model, variant } = useFormState()
  return (
    <div className="form-body" data-variant={variant}>
      <FormMessages />
      <JsonFormsDispatch schema={model.schema} uischema={core?.uischema ?? model.layout} path="" />
    </div>
  )
}

function Repair({ code }: { code: RuleCode }) {
  const { repairs, lockReason, model } = useFormState()
  const Found = repairs?.[code]
  // Who may not write anything is told, but has nothing to press.
  return Found && model.fields.some(field => lockReason(field) === null) ? <Found /> : null
}

/** In another tab, so that what is typed here stays. */
function ExistingRecord({ resource, name, record }: Existing) {
  const translate = useTranslate()
  const to = recordPath(resource, record)
  return (
    to && (
      <div className="message" data-tone="info" role="status">
        <p>
          <a href={to} target="_blank" rel="noreferrer">
            {translate('form.openNamed', { name })}
          </a>
        </p>
      </div>
    )
  )
}

/**
 * Errors of the whole record, those at fields that the form does not show, and warnings: saving stays possible with
 * them.
 */
export function FormMessages() {
  const translate = useTranslate()
  const { model, checks, verdict, serverErrors } = useFormState()
  const shown = useShownErrors()
  const warnings = verdict(useFormValues()).warnings
  const known = new Set(model.fields.map(field => field.name))
  const all = { ...serverErrors?.errors, ...shown }
  const general = Object.entries(all)
    .filter(([path]) => !known.has(path.split('.')[0]!))
    .flatMap(([, texts]) => texts)
  return (
    <>
      {general.length > 0 && (
        <div className="message" data-tone="bad" role="alert">
          <ErrorOutline />
          <ul>
            {general.map(text => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
      {serverErrors?.existing && Object.keys(serverErrors.errors).some(path => shown[path]) && (
        <ExistingRecord {...serverErrors.existing} />
      )}
      {warnings.length > 0 && (
        <div className="message" data-tone="warn" role="status">
          <WarningAmberOutlined />
          <ul>
            {warnings.map(finding => (
              <li key={`${finding.field} ${finding.code}`}>
                <span>{findingText(finding, checks.translate)}</span>
                <Repair code={finding.code} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {checks.creating && model.fields.some(field => field.required) && (
        <p className="form-legend">
          <span className="field-required" aria-hidden="true">
            *
          </span>{' '}
          {translate('form.requiredLegend')}
        </p>
      )}
    </>
  )
}
