/** The roll-forwards of a capital account beside each other, from the opening balance down to the closing one. */
import { useEffect, useRef, useState } from 'react'
import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined'
import { formatDate } from '../formats.ts'
import { usePrinting } from '../web/kit/data/printing.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { Figure as Amount } from '../web/kit/page/ValueCell.tsx'
import { INCEPTION, equalisationsIn, linesOf, spanOf, spanTitle, titleOf, valueOf } from './accountLines.ts'
import type { Line } from './accountLines.ts'
import type { PartnerAccount } from './answers.ts'
import { useMinorUnits } from '../web/kit/data/amountUnits.ts'

interface AccountTableProps {
  account: PartnerAccount
  onExplain: (line: Line) => void
}

/** Beneath this a wider column of names would leave no room for figures. */
const WIDE = 600

/**
 * Of many years the last ones are looked for first. The names hide the one before them as a whole: half of a figure
 * reads like another one.
 */
function showLast(part: HTMLElement | null): void {
  if (!part) return
  part.scrollLeft = part.scrollWidth
  const [names, ...columns] = part.querySelectorAll<HTMLElement>('thead th')
  if (!names || part.clientWidth < WIDE || part.scrollWidth <= part.clientWidth) return
  const edge = names.getBoundingClientRect().right
  const whole = columns.map(column => column.getBoundingClientRect().left).find(left => left >= edge)
  if (whole === undefined) return
  names.style.minWidth = `${names.getBoundingClientRect().width + whole - edge}px`
  part.scrollLeft = part.scrollWidth
}

export function AccountTable({ account, onExplain }: AccountTableProps) {
  const translate = useTranslate()
  const [chosen, setOpen] = useState(false)
  const open = usePrinting() || chosen
  const table = useRef<HTMLDivElement>(null)
  useEffect(() => {
    showLast(table.current)
  }, [])
  // Since the beginning of the fund there is every closing that stands in a shorter time, too.
  const closings = equalisationsIn(account, INCEPTION)
  const isSplit = closings.length > 1
  const title = translate('performance.account.title')
  return (
    <div ref={table} className="chart-table whole" tabIndex={0} role="group" aria-label={title}>
      <table className="plain-table account-table pinned">
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{translate('performance.account.line')}</span>
            </th>
            {account.rollForwards.map(spanOf).map(span => (
              <th key={span} scope="col" data-right>
                {spanTitle(span, account)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {linesOf(account, INCEPTION)
            .map(line => (
              <Row key={line.name} account={account} line={line} onExplain={onExplain}>
                {line.name === 'equalisation' && isSplit ? (
                  <button type="button" className="text-link" aria-expanded={open} onClick={() => setOpen(!open)}>
                    {titleOf(account, line)}
                    <ExpandMoreOutlined />
                  </button>
                ) : (
                  titleOf(account, line)
                )}
              </Row>
            ))
            .flatMap(row =>
              row.key === 'equalisation' && isSplit && open
                ? [
                    row,
                    ...closings.map(({ closingId, name, date }) => (
                      <Row
                        key={closingId}
                        account={account}
                        line={{ name: 'equalisation', span: INCEPTION, closingId }}
                        onExplain={onExplain}
                        part
                      >
                        {`${name}, ${formatDate(date)}`}
                      </Row>
                    )),
                  ]
                : [row],
            )}
        </tbody>
        <tfoot>
          <Row account={account} line={{ name: 'balance', span: INCEPTION }} onExplain={onExplain}>
            {titleOf(account, { name: 'balance', span: INCEPTION })}
          </Row>
        </tfoot>
      </table>
    </div>
  )
}

interface RowProps extends AccountTableProps {
  line: Line
  children: React.ReactNode
  /** One of the closings. */ part?: boolean
}

function Row({ account, line, onExplain, children, part = false }: RowProps) {
  const minorUnits = useMinorUnits()
  return (
    <tr className={part ? 'account-part' : undefined}>
      <th scope="row">{children}</th>
      {account.rollForwards.map(roll => {
        const { equalisations } = roll
        const span = spanOf(roll)
        const own = { ...line, span }
        const isThere = line.closingId === undefined || equalisations.some(each => each.closingId === line.closingId)
        const title = titleOf(account, { ...line, span: INCEPTION })
        const label = span === INCEPTION ? title : `${title}, ${spanTitle(span, account)}`
        const value = valueOf(account, own, minorUnits)
        return (
          <td key={span} data-right>
            {isThere ? (
              <button
                type="button"
                className="figure-button"
                aria-label={`${label} ${value}`}
                onClick={() => onExplain(own)}
              >
                <Amount text={value} />
              </button>
            ) : (
              <span className="nothing">–</span>
            )}
          </td>
        )
      })}
    </tr>
  )
}
