import { createTheme } from '@mui/material/styles'
import { dark, light } from './tokens.ts'
import type { Tokens } from './tokens.ts'
import { fieldComponents } from './themeFields.ts'
import { surfaceComponents } from './themeSurfaces.ts'

const FONT_FAMILY =
  '"Inter Variable", Inter, "Segoe UI Variable Text", "Segoe UI", system-ui, -apple-system, "Helvetica Neue", Arial, sans-serif'

/**
 * Menus and overlays stand below dialogues. What is opened from inside a dialogue is lifted above it in
 * styles.css.
 */
const LAYERS = { sticky: 10, menu: 1000, overlay: 1000, modal: 1100, tooltip: 1100 } as const

function palette(tokens: Tokens) {
  const status = (main: string) => ({ main, light: main, dark: main, contrastText: tokens.surface })
  return {
    primary: {
      main: tokens.accent,
      light: tokens['accent-text'],
      dark: tokens['accent-hover'],
      contrastText: tokens['on-accent'],
    },
    secondary: { main: tokens['text-2'], light: tokens['text-3'], dark: tokens.text, contrastText: tokens.surface },
    error: status(tokens.bad),
    warning: status(tokens.warn),
    success: status(tokens.ok),
    info: status(tokens['accent-text']),
    text: { primary: tokens.text, secondary: tokens['text-2'], disabled: tokens['text-3'] },
    background: { default: tokens.canvas, paper: tokens.surface },
    divider: tokens.line,
    action: {
      active: tokens['text-2'],
      hover: tokens.hover,
      selected: tokens.selected,
      focus: tokens.hover,
      disabled: tokens['text-3'],
      disabledBackground: tokens.sunken,
    },
    grey: {
      50: tokens.canvas,
      100: tokens.sunken,
      200: tokens['gray-bg'],
      300: tokens.line,
      400: tokens['line-strong'],
      500: tokens.control,
      600: tokens['text-3'],
      700: tokens['text-2'],
      800: tokens.text,
      900: tokens.text,
    },
  }
}

const size = (fontSize: number, lineHeight: number, fontWeight: number, letterSpacing = '0') => ({
  fontSize,
  lineHeight: `${lineHeight}px`,
  fontWeight,
  letterSpacing,
  textTransform: 'none' as const,
})

const body = size(13, 20, 400)
const caption = size(12, 16, 400)

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-theme' },
  colorSchemes: { light: { palette: palette(light) }, dark: { palette: palette(dark) } },
  spacing: 4,
  shape: { borderRadius: 6 },
  breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1100, xl: 1440 } },
  zIndex: {
    mobileStepper: LAYERS.sticky,
    appBar: LAYERS.sticky,
    fab: LAYERS.menu,
    speedDial: LAYERS.menu,
    drawer: LAYERS.overlay,
    modal: LAYERS.modal,
    snackbar: LAYERS.modal,
    tooltip: LAYERS.tooltip,
  },
  transitions: {
    duration: {
      shortest: 120,
      shorter: 120,
      short: 160,
      standard: 160,
      complex: 200,
      enteringScreen: 200,
      leavingScreen: 160,
    },
    easing: {
      easeInOut: 'cubic-bezier(.2,0,0,1)',
      easeOut: 'cubic-bezier(.2,0,0,1)',
      easeIn: 'cubic-bezier(.2,0,0,1)',
      sharp: 'cubic-bezier(.2,0,0,1)',
    },
  },
  typography: {
    fontFamily: FONT_FAMILY,
    htmlFontSize: 16,
    fontSize: 13,
    fontWeightRegular: 400,
    fontWeightMedium: 500,
    fontWeightBold: 600,
    h1: size(22, 28, 600, '-.014em'),
    h2: size(14, 20, 600),
    h3: size(13, 20, 600),
    h4: size(20, 26, 600, '-.012em'),
    h5: size(16, 22, 600),
    h6: size(14, 20, 600),
    subtitle1: size(13, 20, 500),
    subtitle2: size(13, 20, 500),
    body1: body,
    body2: body,
    button: size(13, 20, 500),
    caption,
    overline: size(12, 16, 500),
  },
  components: { ...surfaceComponents, ...fieldComponents },
})
