/** What staff say about single answers, and what the investor replies. */
import type { Checks, Context, RecordAction, ServerArea } from '../context.ts'
import { changesOf } from '../entityTypes.ts'
import type { Stored } from '../entityTypes.ts'
import { problem } from '../problems.ts'
import { text } from '../texts.ts'
import { mailQuestion } from './mails.server.ts'
import { isPartAsked } from './questionnaire.ts'
import { answerAt, comparedAnswer, partOfQuestion, questionAt } from './questions.ts'
import { isOpen } from './steps.ts'
import './texts.ts'

/** A comment is about a question that there is and that this investor is asked, so that the wizard can mark it. */
const questionIsAsked: Checks<'onboardingComment'> = async ({ records }, { onboardingId, question }, { before }) => {
  if (!question) return []
  if (!questionAt(question)) return [{ field: 'question', code: 'onboarding.noQuestion' }]
  const onboarding = onboardingId && !before ? await records.get('onboarding', onboardingId) : undefined
  return onboarding && !isPartAsked(partOfQuestion(question), onboarding.legalStatus)
    ? [{ field: 'question', code: 'onboarding.notAsked' }]
    : []
}

const reply: RecordAction<'onboardingComment', 'reply'> = async (context, comment, input) => {
  await assertOpen(context, comment)
  const { account, clock } = context
  return changesOf('onboardingComment', { reply: input.reply, repliedBy: account.name, repliedAt: clock.now() })
}

const settle: RecordAction<'onboardingComment', 'settle'> = async (context, comment) => {
  await assertOpen(context, comment)
}

/** What is asked again is asked of the answer as it stands now. */
const askAgain: RecordAction<'onboardingComment', 'askAgain'> = async (context, comment) => {
  const onboarding = await assertOpen(context, comment)
  await mailQuestion(context, onboarding)
  const { answers } = onboarding
  return changesOf('onboardingComment', { answerThen: comparedAnswer(answerAt(answers, comment.question)) })
}

async function assertOpen(
  { records }: Context,
  { onboardingId }: Stored<'onboardingComment'>,
): Promise<Stored<'onboarding'>> {
  const onboarding = await records.get('onboarding', onboardingId)
  if (!onboarding) throw problem('not-found')
  if (!isOpen(onboarding.status)) throw problem('protected', { detail: text('onboarding.document.ended') })
  return onboarding
}

export const onboardingCommentArea = {
  checks: questionIsAsked,
  actions: { reply, settle, askAgain },
  async setAtCreation({ account, records }, { onboardingId, question }) {
    const onboarding = onboardingId ? await records.get('onboarding', onboardingId) : undefined
    const answerThen = onboarding && question ? comparedAnswer(answerAt(onboarding.answers, question)) : null
    return changesOf('onboardingComment', { author: account.name, answerThen })
  },
  async created(context, comment) {
    await mailQuestion(context, await assertOpen(context, comment))
  },
} satisfies ServerArea<'onboardingComment'>
