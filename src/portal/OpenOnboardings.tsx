/** Onboardings that wait for the investor: one press goes on where the person stopped. */
import { onboardingReads } from '../onboarding/reads.ts'
import { path } from '../paths.ts'
import { useRead } from '../web/kit/data/useRead.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import '../texts/portalPages.ts'

export function OpenOnboardings({ tenant }: { tenant: string }) {
  const translate = useTranslate()
  const { data: onboardings = [] } = useRead(onboardingReads.ownOnboardings, { tenant })
  return onboardings
    .filter(({ mustAct }) => mustAct)
    .map(({ id, investorName, fund, questions }) => {
      const title = translate('portalOnboarding.title', { fund })
      return (
        <section key={id} className="holding-card" aria-label={`${title}, ${investorName}`}>
          <div className="portal-head">
            <div>
              <h2>{title}</h2>
              <p>
                {translate(questions > 0 ? 'portalOnboarding.asked' : 'portalOnboarding.sentence', {
                  investor: investorName,
                  smart_count: questions,
                })}
              </p>
            </div>
            <a className="plain-button" href={path('onboarding.details', { owId: id })}>
              {translate('portalOnboarding.goOn')}
            </a>
          </div>
        </section>
      )
    })
}
