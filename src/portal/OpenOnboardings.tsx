/** Onboardings under way: what waits for the investor, and what the fund manager has to do. */
import { formatDate } from '../formats.ts'
import { onboardingReads } from '../onboarding/reads.ts'
import type { OwnOnboardingRow } from '../onboarding/reads.ts'
import { isOpen } from '../onboarding/steps.ts'
import { path } from '../paths.ts'
import type { Translate } from '../texts.ts'
import { useRead } from '../web/kit/data/useRead.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { Lacking } from './Lacking.tsx'
import '../texts/portalPages.ts'

export function OpenOnboardings({ tenant }: { tenant: string }) {
  const translate = useTranslate()
  const { data: onboardings = [], error } = useRead(onboardingReads.ownOnboardings, { tenant })
  if (error) return <Lacking title={translate('portalOnboarding.all')} error={error} />
  const open = onboardings.filter(({ status }) => isOpen(status))
  return [...open.filter(({ mustAct }) => mustAct), ...open.filter(({ mustAct }) => !mustAct)].map(onboarding => {
    const { id, investorName, fund, mustAct } = onboarding
    const title = translate('portalOnboarding.title', { fund })
    return (
      <section key={id} className="holding-card" aria-label={`${title}, ${investorName}`}>
        <div className="portal-head">
          <div>
            <h2>{title}</h2>
            <p>{sentenceOf(translate, onboarding)}</p>
          </div>
          <a
            className={mustAct ? 'plain-button primary' : 'plain-button'}
            href={path('onboarding.details', { owId: id })}
          >
            {translate(mustAct ? 'portalOnboarding.goOn' : 'portalOnboarding.open')}
          </a>
        </div>
      </section>
    )
  })
}

function sentenceOf(
  translate: Translate,
  { investorName: investor, mustAct, questions, statusDate }: OwnOnboardingRow,
) {
  if (!mustAct) return translate('portalOnboarding.ours', { investor, date: formatDate(statusDate) })
  return translate(questions > 0 ? 'portalOnboarding.asked' : 'portalOnboarding.sentence', {
    investor,
    smart_count: questions,
  })
}
