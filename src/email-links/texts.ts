/** Messages of the pages that the links of mails open. They come with these pages. */
import { withPage } from '../texts/pageTexts.ts'

const PREPARED = '%{tenant} still prepares it, and writes to you as soon as you can begin.'

export const emailLinkTexts = withPage({
  emailLink: {
    about: {
      'account-creating': 'Your account',
      'account-created': 'Your account',
      'account-reactivated': 'Your account',
      'capital-call-published': 'Capital movement',
      'payment-reminder': 'Reminder of a payment',
      'reporting-period-published': 'Reports',
      'start-onboarding': 'Onboarding',
      'complete-onboarding': 'Onboarding',
      'onboarding-reminder': 'Onboarding',
      'onboarding-question': 'Onboarding',
      'onboarding-reverted': 'Onboarding',
      'due-diligence-signed': 'Onboarding',
      'due-diligence-submitted': 'Onboarding',
      'subscription-submitted': 'Onboarding',
    },
    accountCreating: {
      next: 'Sign in once: that makes the account yours, and it is ready at once.',
      signIn: 'Sign in for the first time',
      title: 'Your account is being created',
    },
    accountReady: {
      'account-created': 'Your account is ready',
      'account-reactivated': 'Your account is active again',
      next: 'What %{tenant} has released to you stands in the investor portal.',
      nextStaff: 'You have the rights that you had.',
      open: 'Open the investor portal',
      openHome: 'Go to Home',
      user: 'You are signed in as %{userName}.',
    },
    before: {
      cannot: 'I cannot sign in',
      cannotFirst:
        'Only the e-mail address that this message was sent to opens it: if you have several, choose that one.',
      cannotThen: 'If that does not help, call whoever wrote to you on the number that you already have.',
      cannotThenTenant: 'If that does not help, call %{tenant} on the number that you already have.',
      ended:
        'Links in our mails work for 30 days, those of an onboarding until it ends. What was released to you, and an ' +
        'onboarding that waits for you, stand in the investor portal all the same.',
      endedTitle: 'This link no longer works',
      from: 'From',
      hidden: 'Everything else',
      hiddenWhere: 'after sign-in',
      kind: 'Kind',
      laterTitle: 'This link cannot be opened just now',
      none: 'Bank details are never shown here.',
      noneWhy:
        'A link can be forwarded, so this page names no fund, no investor and no amount. If a mail or a page ' +
        'without sign-in gives you an account, do not pay and call the number you already have.',
      other: 'Sign in with another account',
      otherSentence: 'You are signed in as %{userName}. Sign in with the e-mail address we wrote to.',
      otherTitle: 'This message was sent to somebody else',
      portal: 'Open the investor portal',
      sent: 'Message sent',
      sentence: 'Sign in with the e-mail address we wrote to.',
      signIn: 'Sign in to see it',
      signInOnly: 'Sign in',
      title: 'A message waits for you',
    },
    capitalCall: {
      colleague: 'Send to a colleague',
      colleagueBody:
        '%{subject}: %{amount}, due %{date}.\n\nNotice and account stand in the investor portal, after sign-in:\n' +
        '%{address}\n\nIf you have no access yet, tell me: I can ask for it there.',
      colleagueSubject: '%{name}, %{fund}',
      keep: 'Keep the notice',
      keepSentence: 'It says what the amount is for and your commitment after it. Document %{number}.',
      payTo: 'Pay to the account you know',
      paidTo: 'Check the account that we pay to',
      awaited: 'This page and the portal say so when the money has arrived.',
      portal: 'Open it in the portal',
      received: 'The amount has arrived.',
      paid: 'The amount was paid on %{date}.',
      sentence: '%{fund} asks %{partner} to pay',
      sentenceGets: '%{fund} pays to %{partner}',
      paidOut: 'The fund pays on the due date.',
    },
    fromMail: 'From our e-mail of %{date}',
    gone: {
      sentence: 'What this message was about is no longer shown to you. Ask your fund manager if you expected it.',
      title: 'Nothing stands here any more',
    },
    nothingElse: 'Nothing else to do',
    onboarding: {
      answered: { since: 'Nothing waits for your reply any more.', title: 'Our question is settled' },
      moved: { since: 'It has gone on since this message.', title: 'Your onboarding has gone on' },
      next: {
        Created: PREPARED,
        Started: PREPARED,
        SubmittedToInvestor:
          'Answer what is still open, and sign the due diligence. Each screen is saved as you go on, so you can stop ' +
          'at any time.',
        DueDiligenceSigned: 'Submit the due diligence, and %{tenant} checks it. Nothing is submitted before that.',
        DueDiligenceSubmitted:
          '%{tenant} checks your answers and writes to you: either a question, or the subscription to sign.',
        DueDiligenceConfirmed:
          'Fill in the subscription and sign it. Each screen is saved as you go on, so you can stop at any time.',
        SubscriptionSigned: 'Submit the subscription, and %{tenant} looks at it. Nothing is submitted before that.',
        SubscriptionSubmitted:
          '%{tenant} looks at the subscription and writes to you: either a question, or that you are admitted.',
        SubscriptionConfirmed: '%{tenant} has accepted the subscription, and writes to you once you are admitted.',
        reply: '%{tenant} asks about some of your answers. Each question stands beside its answer: reply to it there.',
      },
      staff: {
        DueDiligenceSubmitted: 'Due diligence for %{fund} waits for your review',
        SubscriptionConfirmed: 'Onboarding for %{fund} waits to be completed',
        SubscriptionSubmitted: 'Subscription of %{fund} waits for your confirmation',
        asked: 'Onboarding for %{fund}: the investor was asked about answers and has not replied yet',
        investor: 'Onboarding for %{fund}: the investor has the next step',
        ours: 'Onboarding for %{fund}: the next step is ours',
      },
      title: {
        'complete-onboarding': 'Complete your onboarding',
        'due-diligence-signed': 'Your due diligence is signed',
        'due-diligence-submitted': 'Your due diligence is submitted',
        'onboarding-question': 'We have a question about your answers',
        'onboarding-reminder': 'Your onboarding waits for you',
        'onboarding-reverted': 'A step of your onboarding was undone',
        'subscription-submitted': 'Your subscription is submitted',
      },
      changes: 'If something changes',
      changesSentence:
        'A new owner, another tax residence, another bank account: tell %{tenant}. Your answers are locked since ' +
        'you signed, and can be handed back to you.',
      changesBefore:
        'A new owner, another tax residence, another bank account: tell %{tenant} before %{date}. Your answers are ' +
        'locked since you signed, and can be handed back to you.',
      commitment: 'Commitment',
      contact: 'Your contact',
      of: '%{investor} · %{fund}',
      open: 'Open your onboarding',
      openStaff: 'Open the onboarding',
      signed: {
        'Due diligence': 'Signed due diligence, PDF',
        Subscription: 'Signed subscription, PDF',
      },
      telephone: 'Telephone',
      way: {
        DueDiligenceSigned: { done: 'Due diligence signed', ahead: 'Answer the questions and sign the due diligence' },
        DueDiligenceSubmitted: { done: 'Due diligence submitted', ahead: 'Submit the due diligence' },
        DueDiligenceConfirmed: { done: 'Checked by %{tenant}', ahead: '%{tenant} checks it' },
        SubscriptionSigned: { done: 'Subscription signed', ahead: 'Read and sign the subscription' },
        SubscriptionSubmitted: { done: 'Subscription submitted', ahead: 'Submit the subscription' },
        SubscriptionConfirmed: { done: 'Confirmed by %{tenant}', ahead: '%{tenant} confirms the subscription' },
        Completed: { done: 'Admitted to the fund', ahead: 'Admission to the fund' },
        asked: 'A question waits for your reply',
        noClosing: 'No closing is planned yet',
        theirs: 'Nothing for you to do: we write to you',
        goal: 'Goal: until %{date}',
        title: 'How far it is',
        yours: 'Now: your turn',
      },
    },
    period: {
      next: 'What was published stays in the portal. You get an e-mail as soon as the next period is published.',
      none: 'There is no statement of %{period} for this holding.',
      reports: 'Open the reports of %{partner}',
      sentence: '%{fund} has published its figures as of %{date}',
      statement: 'Statement',
      statementOf: '%{statement}: %{partner}, %{period}',
      title: 'Reports of %{period}',
    },
  },
})
