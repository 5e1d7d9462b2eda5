import type { ThemeComponents } from './themeFields.ts'

/**
 * How the library's controls that are no fields look: buttons, cards, menus, dialogues, tables, tabs, chips, messages.
 */
const focusRing = { outline: '2px solid var(--accent-text)', outlineOffset: 2 }
const quick = 'background-color 120ms, border-color 120ms, color 120ms'

const buttons: ThemeComponents = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible, &:focus-visible': focusRing } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'outlined', color: 'primary' },
    styleOverrides: {
      root: {
        height: 32,
        minWidth: 0,
        padding: '0 12px',
        borderRadius: 7,
        border: '1px solid transparent',
        whiteSpace: 'nowrap',
        transition: quick,
        '&.Mui-disabled, &[aria-disabled="true"]': {
          backgroundColor: 'var(--sunken)',
          borderColor: 'var(--line)',
          color: 'var(--text-3)',
          cursor: 'default',
        },
      },
      sizeSmall: { height: 28, padding: '0 10px' },
      sizeLarge: { height: 44, padding: '0 18px', fontSize: 15, borderRadius: 9 },
      contained: {
        backgroundColor: 'var(--accent)',
        borderColor: 'var(--accent)',
        color: 'var(--on-accent)',
        '&:hover': { backgroundColor: 'var(--accent-hover)', borderColor: 'var(--accent-hover)' },
      },
      outlined: {
        borderColor: 'var(--line-strong)',
        backgroundColor: 'var(--surface)',
        color: 'var(--text)',
        '&:hover': { borderColor: 'var(--control)', backgroundColor: 'var(--hover)' },
        '& .MuiButton-icon': { color: 'var(--text-2)' },
      },
      text: {
        color: 'var(--text-2)',
        '&:hover': { backgroundColor: 'var(--hover)' },
        '&.MuiButton-colorError': { color: 'var(--bad)' },
      },
      startIcon: { marginLeft: -1, marginRight: 7, '& > *:nth-of-type(1)': { fontSize: 16 } },
      endIcon: { marginLeft: 7, marginRight: -1, '& > *:nth-of-type(1)': { fontSize: 16 } },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        width: 32,
        height: 32,
        padding: 0,
        borderRadius: 7,
        color: 'var(--text-2)',
        fontSize: 16,
        transition: quick,
        '&:hover': { backgroundColor: 'var(--hover)' },
      },
      sizeSmall: { width: 28, height: 28 },
      sizeLarge: { width: 44, height: 44 },
    },
  },
  MuiSvgIcon: {
    styleOverrides: {
      root: { fontSize: 16, flex: 'none' },
      fontSizeSmall: { fontSize: 14 },
      fontSizeLarge: { fontSize: 24 },
    },
  },
  MuiLink: {
    defaultProps: { underline: 'hover' },
    styleOverrides: { root: { color: 'var(--accent-text)', fontWeight: 500 } },
  },
}

const surfaces: ThemeComponents = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: { backgroundImage: 'none', color: 'var(--text)' },
      outlined: { borderColor: 'var(--line)', borderRadius: 10 },
    },
  },
  MuiCard: { defaultProps: { variant: 'outlined' } },
  MuiCardContent: { styleOverrides: { root: { padding: 16, '&:last-child': { paddingBottom: 16 } } } },
  MuiDivider: { styleOverrides: { root: { borderColor: 'var(--line)' } } },
  MuiBackdrop: {
    styleOverrides: { root: { backgroundColor: 'var(--backdrop)' }, invisible: { backgroundColor: 'transparent' } },
  },
  MuiDrawer: {
    styleOverrides: { paper: { border: 0, boxShadow: 'var(--dialog-shadow)', backgroundColor: 'var(--surface)' } },
  },
  MuiDialog: {
    styleOverrides: {
      paper: { borderRadius: 12, margin: 16, boxShadow: 'var(--dialog-shadow)', backgroundColor: 'var(--surface)' },
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: { fontSize: 16, lineHeight: '22px', fontWeight: 600, padding: '20px 22px 8px' } },
  },
  MuiDialogContent: {
    styleOverrides: { root: { padding: '0 22px', color: 'var(--text-2)', borderColor: 'var(--line)' } },
  },
  MuiDialogContentText: { styleOverrides: { root: { color: 'var(--text-2)' } } },
  MuiDialogActions: {
    styleOverrides: {
      root: { padding: '18px 22px 18px', gap: 8 },
      spacing: { '& > :not(style) ~ :not(style)': { marginLeft: 0 } },
    },
  },
  MuiPopover: {
    styleOverrides: {
      root: { zIndex: 1000 },
      paper: { borderRadius: 9, boxShadow: 'var(--menu-shadow)', backgroundColor: 'var(--surface)' },
    },
  },
  MuiMenu: { styleOverrides: { root: { zIndex: 1000 }, list: { padding: 5 } } },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: 30,
        padding: '0 9px',
        gap: 9,
        borderRadius: 6,
        fontSize: 13,
        lineHeight: '20px',
        '@media (min-width:0px)': { minHeight: 30 },
        '& .MuiSvgIcon-root': { color: 'var(--text-2)' },
        '&:hover, &.Mui-focusVisible': { backgroundColor: 'var(--hover)' },
        '&.Mui-focusVisible': { outlineOffset: -2 },
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: 'var(--selected)', color: 'var(--text)' },
        '& + .MuiDivider-root': { margin: '5px 0' },
      },
    },
  },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 0, color: 'var(--text-2)' } } },
  MuiTooltip: {
    // Above what it explains: below the last field of a dialogue stand its buttons.
    defaultProps: { placement: 'top' },
    styleOverrides: {
      popper: { zIndex: 1100 },
      tooltip: {
        backgroundColor: 'var(--text)',
        color: 'var(--canvas)',
        fontSize: 12,
        lineHeight: '17px',
        fontWeight: 400,
        maxWidth: 264,
        padding: '6px 9px',
        borderRadius: 6,
      },
      arrow: { color: 'var(--text)' },
    },
  },
}

const content: ThemeComponents = {
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: 34, borderBottom: '1px solid var(--line)' },
      indicator: { height: 2, backgroundColor: 'var(--accent-text)' },
      list: { gap: 20 },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        minHeight: 34,
        minWidth: 0,
        padding: 0,
        color: 'var(--text-2)',
        fontWeight: 500,
        '&:hover': { color: 'var(--text)' },
        '&.Mui-selected': { color: 'var(--text)' },
        '&.Mui-focusVisible, &:focus-visible': { ...focusRing, outlineOffset: -2, borderRadius: 4 },
      },
      textColorInherit: { opacity: 1 },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: {
        height: 22,
        borderRadius: 6,
        fontSize: 12,
        fontWeight: 500,
        backgroundColor: 'var(--gray-bg)',
        color: 'var(--gray)',
      },
      label: { padding: '0 8px' },
      colorPrimary: { backgroundColor: 'var(--accent-soft)', color: 'var(--accent-text)' },
      colorSuccess: { backgroundColor: 'var(--ok-bg)', color: 'var(--ok)' },
      colorWarning: { backgroundColor: 'var(--warn-bg)', color: 'var(--warn)' },
      colorError: { backgroundColor: 'var(--bad-bg)', color: 'var(--bad)' },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: {
        height: 36,
        padding: '0 12px',
        borderBottom: '1px solid var(--line)',
        whiteSpace: 'nowrap',
        '&:first-of-type': { paddingLeft: 16 },
        '&:last-of-type': { paddingRight: 16 },
      },
      head: {
        height: 34,
        fontSize: 12,
        lineHeight: '16px',
        fontWeight: 500,
        color: 'var(--text-3)',
        backgroundColor: 'var(--surface)',
      },
      footer: {
        height: 38,
        fontSize: 13,
        fontWeight: 600,
        color: 'var(--text)',
        borderTop: '1px solid var(--line-strong)',
        borderBottom: 0,
      },
      sizeSmall: { height: 32, padding: '0 12px' },
    },
  },
  MuiTableRow: {
    styleOverrides: {
      root: {
        '&.MuiTableRow-hover:hover': { backgroundColor: 'var(--hover)' },
        '&.Mui-selected': { backgroundColor: 'var(--selected)' },
      },
    },
  },
  MuiTableSortLabel: {
    styleOverrides: {
      root: { '&:hover': { color: 'var(--text)' }, '&.Mui-active': { color: 'var(--text)' } },
      icon: { fontSize: 14 },
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'pulse' },
    styleOverrides: { root: { borderRadius: 5, backgroundColor: 'var(--gray-bg)' } },
  },
  MuiAlert: {
    styleOverrides: {
      root: {
        padding: '10px 14px',
        borderRadius: 8,
        border: '1px solid var(--line)',
        backgroundColor: 'var(--surface)',
        color: 'var(--text)',
        fontSize: 13,
        lineHeight: '20px',
      },
      icon: { padding: 0, marginRight: 10, marginTop: 2, fontSize: 16, opacity: 1 },
      message: { padding: 0 },
      colorWarning: {
        backgroundColor: 'var(--warn-bg)',
        borderColor: 'var(--warn-line)',
        '& .MuiAlert-icon': { color: 'var(--warn)' },
      },
      colorInfo: {
        backgroundColor: 'var(--accent-soft)',
        borderColor: 'transparent',
        '& .MuiAlert-icon': { color: 'var(--accent-text)' },
      },
      colorError: {
        backgroundColor: 'var(--bad-bg)',
        borderColor: 'var(--bad-line)',
        '& .MuiAlert-icon': { color: 'var(--bad)' },
      },
      colorSuccess: {
        backgroundColor: 'var(--ok-bg)',
        borderColor: 'transparent',
        '& .MuiAlert-icon': { color: 'var(--ok)' },
      },
    },
  },
  MuiLinearProgress: {
    styleOverrides: { root: { height: 2, backgroundColor: 'transparent' }, bar: { backgroundColor: 'var(--accent)' } },
  },
}

export const surfaceComponents: ThemeComponents = { ...buttons, ...surfaces, ...content }
