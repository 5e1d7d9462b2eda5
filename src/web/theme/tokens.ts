/**
 * The colours of the visual language, light and dark. The theme turns each into a CSS variable of the same name
 * (`var(--text-2)`) and builds the palette of the controls from them, so that a colour is written down once.
 */
export interface Tokens {
  canvas: string
  sidebar: string
  surface: string
  sunken: string
  hover: string
  selected: string
  line: string
  'line-strong': string
  control: string
  text: string
  'text-2': string
  'text-3': string
  accent: string
  'accent-hover': string
  'accent-text': string
  'accent-soft': string
  'on-accent': string
  ok: string
  'ok-bg': string
  warn: string
  'warn-bg': string
  'warn-line': string
  bad: string
  'bad-bg': string
  'bad-line': string
  gray: string
  'gray-bg': string
  'series-1': string
  'series-2': string
  'series-3': string
  'series-4': string
  'series-5': string
  'series-6': string
  grid: string
  'menu-shadow': string
  'dialog-shadow': string
  backdrop: string
}

export const light: Tokens = {
  canvas: '#F6F8FA',
  sidebar: '#EFF2F6',
  surface: '#FFFFFF',
  sunken: '#F2F5F8',
  hover: '#EDF1F5',
  selected: '#E8F0FE',
  line: '#E3E8EE',
  'line-strong': '#CBD3DD',
  control: '#7A8899',
  text: '#16202C',
  'text-2': '#465364',
  'text-3': '#5D6B7D',
  accent: '#1D5BD8',
  'accent-hover': '#174BB5',
  'accent-text': '#184EBC',
  'accent-soft': '#E8F0FE',
  'on-accent': '#FFFFFF',
  ok: '#14693F',
  'ok-bg': '#E3F4EA',
  warn: '#8A4B00',
  'warn-bg': '#FDF0DC',
  'warn-line': '#E7B878',
  bad: '#B3261E',
  'bad-bg': '#FDECEA',
  'bad-line': '#E39A94',
  gray: '#465364',
  'gray-bg': '#E9EDF2',
  'series-1': '#2563DC',
  'series-2': '#B56402',
  'series-3': '#11A68A',
  'series-4': '#AD61BA',
  'series-5': '#5A6980',
  'series-6': '#13214A',
  grid: '#E9EDF2',
  'menu-shadow': '0 0 0 1px rgba(22,32,44,.08), 0 8px 24px -6px rgba(22,32,44,.18)',
  'dialog-shadow': '0 0 0 1px rgba(22,32,44,.08), 0 24px 64px -12px rgba(22,32,44,.32)',
  backdrop: 'rgba(14,19,25,.4)',
}

export const dark: Tokens = {
  canvas: '#0E1319',
  sidebar: '#10161D',
  surface: '#151B23',
  sunken: '#1A212B',
  hover: '#202A37',
  selected: '#172A4E',
  line: '#263140',
  'line-strong': '#384658',
  control: '#728195',
  text: '#E8EDF3',
  'text-2': '#B0BCCA',
  'text-3': '#8F9CAD',
  accent: '#2E6BE6',
  'accent-hover': '#255CCB',
  'accent-text': '#8DB5FF',
  'accent-soft': '#172A4E',
  'on-accent': '#FFFFFF',
  ok: '#73D3A2',
  'ok-bg': '#12301F',
  warn: '#F2B461',
  'warn-bg': '#36250E',
  'warn-line': '#6A4A1C',
  bad: '#FF9E96',
  'bad-bg': '#401A18',
  'bad-line': '#7A3430',
  gray: '#B4BFCC',
  'gray-bg': '#242E3A',
  'series-1': '#6CA0FF',
  'series-2': '#F8B535',
  'series-3': '#2CDEB6',
  'series-4': '#A96BC6',
  'series-5': '#707F96',
  'series-6': '#BCDEFD',
  grid: '#202A36',
  'menu-shadow': '0 0 0 1px #2B3746, 0 8px 24px -6px rgba(0,0,0,.6)',
  'dialog-shadow': '0 0 0 1px #2B3746, 0 24px 64px -12px rgba(0,0,0,.7)',
  backdrop: 'rgba(0,0,0,.5)',
}
