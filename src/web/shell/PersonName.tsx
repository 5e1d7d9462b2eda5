import '../../portal/texts.ts'
import { useSession } from '../kit/data/session.tsx'
import { useTranslate } from '../kit/data/useTranslate.ts'
import { initials } from '../kit/page/initials.ts'

/** Who is signed in; of a contact of investors first in whose name it is that something is held. */
export function PersonName() {
  const translate = useTranslate()
  const { account, roles, holders } = useSession()
  const [holder] = holders
  return (
    <>
      <span className="initials" aria-hidden>
        {initials(account.name)}
      </span>
      <span>
        <b>
          {holder
            ? translate('portal.holders', { name: holder, smart_count: holders.length, more: holders.length - 1 })
            : account.name}
        </b>
        {/* Who invests in the own name is named once. */}
        <small>
          {holder && holder !== account.name
            ? account.name
            : roles.map(role => translate(`shell.role.${role}`)).join(', ')}
        </small>
      </span>
    </>
  )
}
