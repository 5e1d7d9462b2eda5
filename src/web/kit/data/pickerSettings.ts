/**
 * Settings of the date picker: its default format is mm/dd/yy and its week begins on Sunday.
 * Every screen of the product overrides the format by day/month/year.
 */
export interface PickerSettings {
  format: string
  firstDayOfWeek: number
}

export const PICKER_DEFAULTS: Readonly<PickerSettings> = { format: 'mm/dd/yy', firstDayOfWeek: 0 }

export const SCREEN_PICKER: Readonly<PickerSettings> = { ...PICKER_DEFAULTS, format: 'dd/mm/yyyy' }
