/**
 * Stands in for @mui/x-date-pickers: the renderers' own date controls are replaced by ours, so their code stays out of
 * the bundle.
 */
function replaced(): never {
  throw new Error('Date controls are those of the kit.')
}

export {
  replaced as AdapterDayjs,
  replaced as DatePicker,
  replaced as DateTimePicker,
  replaced as LocalizationProvider,
  replaced as TimePicker,
}
