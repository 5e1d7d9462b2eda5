import type { ThemeOptions } from '@mui/material/styles'

/** As createTheme wants it: to find out that `ThemeComponents` fits as well, the compiler compares for 20 seconds. */
export type ThemeComponents = NonNullable<ThemeOptions['components']>

/**
 * Quiet fields: a field looks like text until it is touched: transparent border, no shadow, zero vertical
 * padding.
 * `prefers-contrast: more` and the personal setting "outline fields" (data-fields="outlined") draw the border at rest.
 */
const fieldBox = {
  minHeight: 32,
  margin: 0,
  padding: '0 8px',
  border: '1px solid transparent',
  borderRadius: 6,
  boxShadow: 'none',
  backgroundColor: 'transparent',
  fontSize: 13,
  lineHeight: '20px',
  color: 'var(--text)',
  transition: 'border-color 120ms, background-color 120ms',
  'label + &': { marginTop: 0 },
  '&:hover:not(.Mui-disabled, .Mui-readOnly)': { borderColor: 'var(--control)', backgroundColor: 'var(--surface)' },
  '&.Mui-focused:not(.Mui-readOnly)': {
    borderColor: 'var(--accent-text)',
    outline: '1px solid var(--accent-text)',
    outlineOffset: -2,
    backgroundColor: 'var(--surface)',
  },
  '&.Mui-error, &.Mui-error:hover': { borderColor: 'var(--bad)' },
  '&.Mui-error.Mui-focused': { borderColor: 'var(--bad)', outlineColor: 'var(--bad)' },
  '&.Mui-readOnly, &.Mui-disabled': { color: 'var(--text-2)' },
  '@media (prefers-contrast: more)': { borderColor: 'var(--control)' },
  '[data-fields="outlined"] &': { borderColor: 'var(--control)' },
  '@media (forced-colors: active)': { borderColor: 'ButtonBorder' },
}

export const fieldComponents: ThemeComponents = {
  MuiTextField: { defaultProps: { variant: 'standard', fullWidth: true } },
  MuiInput: { defaultProps: { disableUnderline: true }, styleOverrides: { root: fieldBox } },
  MuiInputBase: {
    // Each field would write the animation by which it learns that the browser has filled it: styles.css has it once.
    defaultProps: { disableInjectingGlobalStyles: true },
    styleOverrides: {
      input: {
        height: 20,
        padding: 0,
        '&::placeholder': { color: 'var(--text-3)', opacity: 1 },
        '&.Mui-disabled': { WebkitTextFillColor: 'var(--text-2)' },
      },
      // As high as its lines, twelve of 20 px at most.
      inputMultiline: { height: 'auto', maxHeight: 250, padding: '5px 0', fieldSizing: 'content' },
      multiline: { padding: '0 8px' },
    },
  },
  MuiInputAdornment: {
    styleOverrides: {
      root: {
        height: 'auto',
        color: 'var(--text-3)',
        fontSize: 12,
        '& .MuiTypography-root': { color: 'inherit', fontSize: 12 },
      },
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: {
        fontSize: 13,
        lineHeight: '18px',
        color: 'var(--text-2)',
        '&.Mui-focused, &.Mui-error': { color: 'var(--text-2)' },
      },
      asterisk: { color: 'var(--bad)', marginLeft: 3 },
    },
  },
  MuiInputLabel: {
    defaultProps: { shrink: true, disableAnimation: true },
    styleOverrides: {
      root: { position: 'static', transform: 'none', maxWidth: 'none', padding: '7px 0', whiteSpace: 'normal' },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        fontSize: 12,
        lineHeight: '16px',
        color: 'var(--text-3)',
        margin: 0,
        padding: '2px 8px 4px',
        '&.Mui-error': { color: 'var(--bad)' },
      },
    },
  },
  MuiSelect: {
    defaultProps: { variant: 'standard' },
    styleOverrides: {
      select: { minHeight: 0, padding: 0, '&&': { paddingRight: 24 }, '&:focus': { backgroundColor: 'transparent' } },
      icon: { right: 6, color: 'var(--text-3)', fontSize: 16, top: 'calc(50% - 8px)' },
    },
  },
  MuiAutocomplete: {
    styleOverrides: {
      popper: { zIndex: 1000 },
      paper: { marginTop: 4, borderRadius: 9, boxShadow: 'var(--menu-shadow)' },
      listbox: { padding: 5, maxHeight: 320 },
      option: {
        minHeight: 30,
        padding: '5px 9px',
        borderRadius: 6,
        fontSize: 13,
        lineHeight: '20px',
        '&&.Mui-focused, &&[aria-selected="true"].Mui-focused': { backgroundColor: 'var(--hover)' },
        '&&[aria-selected="true"]': { backgroundColor: 'var(--selected)' },
        '@media (min-width:600px)': { minHeight: 30 },
      },
      noOptions: { fontSize: 13, color: 'var(--text-3)' },
      loading: { fontSize: 13, color: 'var(--text-3)' },
      inputRoot: { '&&': { padding: '0 28px 0 8px' }, '& .MuiAutocomplete-input': { padding: 0 } },
      endAdornment: { right: 4 },
      popupIndicator: { width: 24, height: 24, color: 'var(--text-3)' },
      // Beside the other one, which stays where it is when this one comes.
      clearIndicator: { position: 'absolute', right: 24, width: 24, height: 24, color: 'var(--text-3)' },
    },
  },
  MuiCheckbox: {
    styleOverrides: {
      root: {
        padding: 8,
        borderRadius: 6,
        color: 'var(--control)',
        '&.Mui-checked': { color: 'var(--accent)' },
        '& .MuiSvgIcon-root': { fontSize: 18 },
      },
    },
  },
  MuiRadio: {
    styleOverrides: {
      root: {
        padding: 8,
        color: 'var(--control)',
        '&.Mui-checked': { color: 'var(--accent)' },
        '& .MuiSvgIcon-root': { fontSize: 18 },
      },
    },
  },
  MuiSwitch: { styleOverrides: { track: { backgroundColor: 'var(--control)', opacity: 1 } } },
  MuiFormControlLabel: { styleOverrides: { label: { fontSize: 13 } } },
}
