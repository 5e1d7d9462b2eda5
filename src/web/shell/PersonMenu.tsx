/** What belongs to the person in the portal: appearance, the own accounts of other tenants, signing out. */
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { path } from '../../paths.ts'
import '../../tenants/texts.ts'
import { useSession } from '../kit/data/session.tsx'
import { useTranslate } from '../kit/data/useTranslate.ts'
import { signOut } from '../sign-in/person.ts'
import { SCHEMES, chooseScheme, chosenScheme } from '../theme/colorScheme.ts'
import { OwnAccounts } from './OwnTenants.tsx'

export function PersonMenu({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const { account, accounts } = useSession()
  const [scheme, setScheme] = useState(chosenScheme)
  const [switching, setSwitching] = useState(false)
  const panel = useRef<HTMLDivElement>(null)
  useLeaving(panel, onClose)
  return (
    <div ref={panel} className="person-menu" role="group" aria-label={account.userName} tabIndex={-1}>
      {SCHEMES.map(each => (
        <label key={each}>
          <input
            type="radio"
            name="scheme"
            checked={each === scheme}
            onChange={() => {
              chooseScheme(each)
              setScheme(each)
            }}
          />
          {translate(`shell.scheme.${each}`)}
        </label>
      ))}
      {accounts.some(({ id }) => id !== account.id) && (
        <button type="button" aria-expanded={switching} onClick={() => setSwitching(!switching)}>
          {translate('shell.switchTenant')}
        </button>
      )}
      {switching && <OwnAccounts next={() => path('home')} />}
      <button
        type="button"
        onClick={() => {
          void signOut()
        }}
      >
        {translate('action.signOut')}
      </button>
    </div>
  )
}

/** Escape, a press elsewhere and leaving it with Tab close it; after Escape the focus is where it was opened. */
function useLeaving(panel: { current: HTMLElement | null }, onClose: () => void): void {
  const leave = useEffectEvent(onClose)
  useEffect(() => {
    panel.current?.focus()
    const opener = panel.current?.parentElement
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      leave()
      opener?.querySelector('button')?.focus()
    }
    const onElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !opener?.contains(target)) leave()
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onElsewhere)
    document.addEventListener('focusin', onElsewhere)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onElsewhere)
      document.removeEventListener('focusin', onElsewhere)
    }
  }, [panel])
}
