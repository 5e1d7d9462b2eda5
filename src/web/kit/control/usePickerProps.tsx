/** What every field with a list to choose from has in common: its input, its icons and its words. */
import type { ComponentProps } from 'react'
import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete'
import Input from '@mui/material/Input'
import CloseOutlined from '@mui/icons-material/CloseOutlined'
import ExpandMore from '@mui/icons-material/ExpandMoreOutlined'
import { useTranslate } from '../data/useTranslate.ts'
import { tiesOf, type FieldViewProps } from './control.tsx'

interface InputOptions {
  /** Instead of "choose". */
  placeholder?: string
  inputProps?: ComponentProps<typeof Input>['inputProps']
}

export function usePickerProps(view: FieldViewProps, { placeholder, inputProps: more }: InputOptions = {}) {
  const translate = useTranslate()
  const ties = tiesOf(view)
  return {
    id: ties.id,
    popupIcon: <ExpandMore />,
    clearIcon: <CloseOutlined fontSize="small" />,
    openText: translate('form.openList'),
    closeText: translate('action.close'),
    clearText: translate('form.clear'),
    noOptionsText: translate('form.noMatch'),
    loadingText: translate('general.loading'),
    renderInput: ({ InputProps, inputProps, fullWidth }: AutocompleteRenderInputParams) => (
      <Input
        {...InputProps}
        fullWidth={fullWidth}
        className={`${InputProps.className} field-input`}
        error={view.error !== ''}
        placeholder={view.bare ? '' : (placeholder ?? translate('form.choose'))}
        inputProps={{ ...inputProps, ...ties, name: view.path, ...more }}
      />
    ),
  }
}
