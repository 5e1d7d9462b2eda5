import { useState, useSyncExternalStore } from 'react'
import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined'
import MenuOutlined from '@mui/icons-material/MenuOutlined'
import NotificationsNoneOutlined from '@mui/icons-material/NotificationsNoneOutlined'
import PrintOutlined from '@mui/icons-material/PrintOutlined'
import Badge from '@mui/material/Badge'
import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import Tooltip from '@mui/material/Tooltip'
import { currentNotifications, subscribeToNotifications } from '../kit/data/notifications.ts'
import { useTranslate } from '../kit/data/useTranslate.ts'
import { Breadcrumb } from './Breadcrumb.tsx'
import { openShortcuts } from './dialogs.ts'
import { SeverityIcon } from './NotificationHost.tsx'
import { print } from './print.ts'

export function TopBar({ onOpenMenu }: { onOpenMenu: () => void }) {
  const translate = useTranslate()
  return (
    <header className="top-bar">
      <IconButton className="menu-button" aria-label={translate('shell.openMenu')} onClick={onOpenMenu}>
        <MenuOutlined fontSize="inherit" />
      </IconButton>
      <Breadcrumb />
      <div className="top-bar-end">
        <Tooltip title={translate('shell.print')}>
          <IconButton size="small" aria-label={translate('shell.print')} onClick={print}>
            <PrintOutlined fontSize="inherit" />
          </IconButton>
        </Tooltip>
        <Tooltip title={translate('shell.help')}>
          <IconButton size="small" aria-label={translate('shell.help')} onClick={openShortcuts}>
            <HelpOutlineOutlined fontSize="inherit" />
          </IconButton>
        </Tooltip>
        <Bell />
      </div>
    </header>
  )
}

/** What was said since the page was opened: a notification that has gone can be read again here. */
function Bell() {
  const translate = useTranslate()
  const notifications = useSyncExternalStore(subscribeToNotifications, currentNotifications)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [seenId, setSeenId] = useState(0)
  const unseen = notifications.filter(each => each.id > seenId && !each.visible).length
  return (
    <>
      <Tooltip title={translate('shell.notifications')}>
        <IconButton
          size="small"
          aria-label={
            unseen > 0
              ? translate('shell.notificationsUnseen', { smart_count: unseen })
              : translate('shell.notifications')
          }
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={event => {
            setAnchor(event.currentTarget)
            setSeenId(notifications.at(-1)?.id ?? 0)
          }}
        >
          <Badge variant="dot" color="primary" invisible={unseen === 0}>
            <NotificationsNoneOutlined fontSize="inherit" />
          </Badge>
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': translate('shell.notifications'), className: 'bell-panel' },
        }}
      >
        <h2>{translate('shell.notifications')}</h2>
        {notifications.length === 0 && <p>{translate('shell.noNotifications')}</p>}
        <ul>
          {notifications.toReversed().map(each => (
            <li key={each.id}>
              <SeverityIcon severity={each.severity} />
              <span>
                <b>{each.title}</b>
                {each.line1 && <small>{each.line1}</small>}
              </span>
            </li>
          ))}
        </ul>
      </Popover>
    </>
  )
}
