import { useState, type ReactNode } from 'react'
import CheckOutlined from '@mui/icons-material/CheckOutlined'
import LogoutOutlined from '@mui/icons-material/LogoutOutlined'
import SwapHorizOutlined from '@mui/icons-material/SwapHorizOutlined'
import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useColorScheme } from '@mui/material/styles'
import type { TextKey } from '../../texts.ts'
import { useSession } from '../kit/data/session.tsx'
import { useTranslate } from '../kit/data/useTranslate.ts'
import { openTenants } from './dialogs.ts'
import { PersonName } from './PersonName.tsx'
import { setPreference, usePreference } from './preferences.ts'
import { SCHEMES } from '../theme/colorScheme.ts'
import { useSignOut } from './useSignOut.ts'

/** Who is signed in, at the bottom of the sidebar, with what belongs to the person: appearance and signing out. */
export function UserMenu() {
  const { account, accounts } = useSession()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const signOut = useSignOut()
  const { mode, setMode } = useColorScheme()
  const leaveFor = (next: () => void) => () => {
    setAnchor(null)
    next()
  }
  const outlined = usePreference('outlinedFields')
  const singleKeys = usePreference('singleKeys')
  return (
    <>
      <button
        type="button"
        className="me"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={event => setAnchor(event.currentTarget)}
      >
        <PersonName />
      </button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ list: { 'aria-label': account.userName }, paper: { sx: { minWidth: 212, mt: '-4px' } } }}
      >
        {SCHEMES.map(scheme => (
          <Choice
            key={scheme}
            role="menuitemradio"
            chosen={(mode ?? 'system') === scheme}
            title={`shell.scheme.${scheme}`}
            choose={() => setMode(scheme)}
          />
        ))}
        <Divider component="li" />
        <Choice
          role="menuitemcheckbox"
          chosen={outlined}
          title="shell.outlinedFields"
          choose={() => setPreference('outlinedFields', !outlined)}
        />
        <Choice
          role="menuitemcheckbox"
          chosen={singleKeys}
          title="shell.singleKeys"
          choose={() => setPreference('singleKeys', !singleKeys)}
        />
        <Divider component="li" />
        {accounts.some(({ id }) => id !== account.id) && (
          <Leaving icon={<SwapHorizOutlined aria-hidden />} title="shell.switchTenant" leave={leaveFor(openTenants)} />
        )}
        <Leaving icon={<LogoutOutlined aria-hidden />} title="action.signOut" leave={leaveFor(signOut)} />
      </Menu>
    </>
  )
}

/** The menu hands its items focus and position as further properties. */
function Leaving({ icon, title, leave, ...menuProperties }: { icon: ReactNode; title: TextKey; leave: () => void }) {
  const translate = useTranslate()
  return (
    <MenuItem {...menuProperties} onClick={leave}>
      {icon}
      {translate(title)}
    </MenuItem>
  )
}

function Choice({
  role,
  chosen,
  title,
  choose,
  ...menuProperties
}: {
  role: 'menuitemradio' | 'menuitemcheckbox'
  chosen: boolean
  title: TextKey
  choose: () => void
}) {
  const translate = useTranslate()
  return (
    <MenuItem {...menuProperties} role={role} aria-checked={chosen} onClick={choose}>
      {chosen ? <CheckOutlined aria-hidden /> : <span aria-hidden style={{ width: 16 }} />}
      {translate(title)}
    </MenuItem>
  )
}
