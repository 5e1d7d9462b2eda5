/** Whether the notices say what was booked: their sums beside the ledger, and every figure that differs. */
import CheckOutlined from '@mui/icons-material/CheckOutlined'
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined'
import { formatAmount } from '../formats.ts'
import { compare, isZero } from '../money.ts'
import type { RecordOf } from '../web/kit/data/records.ts'
import { useRead } from '../web/kit/data/useRead.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { Card } from '../web/kit/page/Card.tsx'
import { noticeReads, type NoticeCheck } from './reads.ts'

export function NoticeCheckPanel({ movement: { id, version } }: { movement: RecordOf<'capital-movements'> }) {
  const translate = useTranslate()
  const { data, error } = useRead(noticeReads.noticeCheck, { id }, { version })
  return (
    <Card
      title={translate('notice.check')}
      loading={!data}
      error={error}
      lines={5}
      aside={data && <Outcome {...data} />}
    >
      {data && (
        <>
          <p className="notice-check-sentence">{translate('notice.checkSentence', { currency: data.currency })}</p>
          <Sums {...data} />
          {data.differences.length > 0 && <Differences {...data} />}
        </>
      )}
    </Card>
  )
}

function Outcome({ compared, differences }: NoticeCheck) {
  const translate = useTranslate()
  return differences.length === 0 ? (
    <Tie tone="ok">{translate('notice.tie', { smart_count: compared })}</Tie>
  ) : (
    <Tie tone="bad">{translate('notice.differ', { smart_count: differences.length })}</Tie>
  )
}

function Tie({ tone, children }: { tone: 'ok' | 'bad'; children: string }) {
  return (
    <span className="notice-tie" data-tone={tone}>
      {tone === 'ok' ? <CheckOutlined /> : <ErrorOutline />}
      {children}
    </span>
  )
}

function Sums({ totals, differences, minorUnits }: NoticeCheck) {
  const translate = useTranslate()
  const shown = totals.filter(
    ({ figure, notices, ledger }) => figure === 'after' || !isZero(notices) || !isZero(ledger),
  )
  return (
    <div className="amounts-card">
      <table className="amounts-table" aria-label={translate('notice.check')}>
        <thead>
          <tr>
            <td />
            <th scope="col" data-right>
              {translate('notice.checkNotices')}
            </th>
            <th scope="col" data-right data-beside>
              {translate('notice.checkLedger')}
            </th>
            <td />
          </tr>
        </thead>
        <tbody>
          {shown.map(({ figure, notices, ledger }) => {
            const ties = compare(notices, ledger) === 0 && !differences.some(one => one.figure === figure)
            return (
              <tr key={figure}>
                <th scope="row">{translate(`notice.checkFigure.${figure}`)}</th>
                <td data-right>{formatAmount(notices, minorUnits)}</td>
                <td data-right data-computed data-beside>
                  {formatAmount(ledger, minorUnits)}
                </td>
                <td>
                  <Tie tone={ties ? 'ok' : 'bad'}>{translate(ties ? 'notice.ties' : 'notice.differs')}</Tie>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

const SHOWN_MAX = 50

function Differences({ differences, minorUnits }: NoticeCheck) {
  const translate = useTranslate()
  return (
    <div className="amounts-card">
      <table className="amounts-table" aria-label={translate('notice.differ', { smart_count: differences.length })}>
        <thead>
          <tr>
            <th scope="col">{translate('notice.partner')}</th>
            <td />
            <th scope="col" data-right>
              {translate('notice.paper')}
            </th>
            <th scope="col" data-right data-beside>
              {translate('notice.checkLedger')}
            </th>
          </tr>
        </thead>
        <tbody>
          {differences
            .slice(0, SHOWN_MAX)
            .map(({ limitedPartnerId, limitedPartner, figure, notice, ledger }, index) => (
              <tr key={`${limitedPartnerId} ${figure} ${index}`}>
                <th scope="row">{limitedPartner}</th>
                <td>{translate(`notice.checkFigure.${figure}`)}</td>
                <td data-right>{formatAmount(notice, minorUnits)}</td>
                <td data-right data-computed data-beside>
                  {formatAmount(ledger, minorUnits)}
                </td>
              </tr>
            ))}
        </tbody>
      </table>
      {differences.length > SHOWN_MAX && (
        <p className="notice-check-sentence">{translate('form.andMore', { count: differences.length - SHOWN_MAX })}</p>
      )}
    </div>
  )
}
