/** Why a figure of a capital account is so: its formula, and what it is made of with the sign it has in the account. */
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { Figure as Amount } from '../web/kit/page/ValueCell.tsx'
import { SidePanel } from '../web/kit/panel/SidePanel.tsx'
import { isLeaf, isReturn, partsOf, rollOf, spanTitle, titleOf, valueOf } from './accountLines.ts'
import type { Line } from './accountLines.ts'
import { ExplainHead, Formula } from './ExplainParts.tsx'
import type { PartnerAccount } from './answers.ts'
import { Money } from '../web/kit/page/Money.tsx'
import { ExplainLead } from './ExplainLine.tsx'
import { useMinorUnits } from '../web/kit/data/amountUnits.ts'

interface AccountExplanationProps {
  account: PartnerAccount
  line: Line
  currency: string
  onLead: (line: Line) => void
  onClose: () => void
}

export function AccountExplanation({ account, line, currency, onLead, onClose }: AccountExplanationProps) {
  const translate = useTranslate()
  const minorUnits = useMinorUnits()
  const { name, span } = line
  const parts = partsOf(account, line)
  const closedOn = rollOf(account, span)?.to ?? account.asOf
  const measure = isReturn(name) ? account.account?.[name] : undefined
  return (
    <SidePanel title={titleOf(account, line)} wide onClose={onClose}>
      <ExplainHead
        value={valueOf(account, line, minorUnits)}
        asOf={closedOn}
        currency={isReturn(name) ? null : currency}
        reason={measure?.reason}
        note={measure ? measure.note : spanTitle(span, account)}
      />
      <Formula formula={translate(`performance.account.${name}.formula`)} />
      {parts.length > 0 && (
        <section className="explain-part">
          <h3>{translate('performance.explain.madeOf')}</h3>
          {parts.map(part => (
            <Part key={`${part.name} ${part.closingId ?? ''}`} account={account} line={part} onLead={onLead} />
          ))}
        </section>
      )}
      {name === 'balance' && closedOn === account.asOf && <Together account={account} />}
    </SidePanel>
  )
}

/** Leads on to its own explanation. */
function Part({ account, line, onLead }: Pick<AccountExplanationProps, 'account' | 'line' | 'onLead'>) {
  const minorUnits = useMinorUnits()
  const content = (
    <>
      <span>{titleOf(account, line)}</span>
      <Amount text={valueOf(account, line, minorUnits)} />
    </>
  )
  return isLeaf(line.name) ? (
    <div className="explain-line">{content}</div>
  ) : (
    <ExplainLead onLead={() => onLead(line)}>{content}</ExplainLead>
  )
}

/** Nothing of the fund is left over, and nothing stands in two accounts. */
function Together({ account: { balances, generalPartner, nav } }: { account: PartnerAccount }) {
  const translate = useTranslate()
  return (
    <section className="explain-part">
      <h3>{translate('performance.account.together')}</h3>
      {(
        [
          ['partners', balances.amount ?? '0'],
          ['generalPartner', generalPartner ?? '0'],
          ['nav', nav ?? '0'],
        ] as const
      ).map(([name, amount]) => (
        <div key={name} className="explain-line">
          <span>{translate(`performance.account.${name}`, { smart_count: balances.count })}</span>
          <Money of={amount} />
        </div>
      ))}
    </section>
  )
}
