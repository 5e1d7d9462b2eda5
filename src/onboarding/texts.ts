/** Messages of onboardings. They come with the pages that say them. */
import { withPage } from '../texts/pageTexts.ts'

export const onboardingTexts = withPage({
  onboarding: {
    accountIncomplete: 'The bank account that was typed is incomplete: %{what}.',
    accountWrong: 'The bank account that was typed cannot be taken over: %{what}',
    commitmentMissing: 'State the commitment first: it is what the investor subscribes.',
    contactDeactivated: 'The account of this contact is deactivated. Activate it first, or choose another contact.',
    dateMissing: 'State the day on which it was signed.',
    document: {
      ended: 'This onboarding has ended: it can only be read.',
      inReview: 'What was handed over for review cannot be removed. Add the new document beside it.',
      notStarted: 'This onboarding has not been started yet.',
      signed: 'This paper is signed. A tenant administrator can revert the status, which deletes it.',
    },
    missing: 'Still missing: %{what}.',
    nameTaken:
      '%{name} is a limited partner of this fund already. Change the name, or raise that commitment in a closing.',
    notEarlier: 'Choose a state before the present one.',
    open: '1 requested change is open: state why you confirm. |||| %{smart_count} are open: state why you confirm.',
    required: {
      dueDiligenceDate: 'due diligence date',
      dueDiligenceDocument: 'due diligence document',
      subscriptionDate: 'subscription date',
      subscriptionDocument: 'subscription document',
    },
    same: {
      accountNumber: '%{name} of %{fund} has the same account number. Confirm that this is meant.',
      name: '%{name} of %{fund} has the same name. Confirm that this is meant.',
      taxNumber: '%{name} of %{fund} has the same tax number. Confirm that this is meant.',
    },
    todo: {
      signDueDiligence: 'Answer the questions of the due diligence and sign the declaration.',
      signSubscription: 'Fill in the subscription and sign the contract.',
      submitDueDiligence: 'Submit the due diligence that was signed.',
      submitSubscription: 'Submit the subscription that was signed.',
    },
  },
})
