/** Findings of rules, by code: said by the server and by every form. Joined in src/texts/backOffice.ts. */

export const ruleTexts = {
  rule: {
    account: {
      otherThanContact: 'A contact signs in with its e-mail address: take that one.',
      own: 'This is your own account: another tenant administrator has to deactivate it.',
      program: 'This is the account of a program: it is kept with its service account.',
      userNameTaken: 'Another account of this tenant has this e-mail address already.',
    },
    bankAccount: {
      answerInFuture: 'The bank has answered today or earlier.',
      bicCountry: 'This looks like a BIC, but its fifth and sixth letter name no country.',
      ibanCheckDigits: 'This looks like an IBAN, but its check digits do not fit: compare it with the original.',
      ibanLength: 'An IBAN of %{country} has %{length} characters.',
      ofFund: 'This is an account of %{fund}: what is paid to the partner would not leave the fund manager.',
      oneOwner: 'An account belongs to an investment or to a limited partner, not to both.',
      otherFund: 'This belongs to another fund.',
      verifyAgain:
        'Saving changes what is printed on notices: the account then waits until a second person has verified it again.',
    },
    capitalMovement: {
      aboveDistribution: 'Return of capital and gain are parts of the distribution: together at most as much.',
      beforeClosing:
        'Must not be before the closing “%{name}” of %{date}, which is completed: it has settled what was due before.',
      beforeTransfer:
        'Must not be before %{date}, the day of a completed transfer: it has moved all that was due before.',
      linesLost: 'Saving generates the lines again. What was changed by hand is lost for %{names}.',
      navPerShareNegative: 'Must not be below zero.',
      otherAccount: 'Choose a bank account of the fund itself.',
      otherPeriod: 'This period belongs to another fund.',
      recallableAboveDistribution: 'Is a part of the distribution: at most as much.',
      shortNotice: 'A capital call is usually announced %{days} business days ahead: %{date} or later.',
    },
    capitalMovementLine: {
      aboveDue: 'Is more than the line comes to: compare it with the bank statement.',
      aboveRemaining: '%{name} may still be called for %{remaining} only.',
      lateIsComputed: 'Late follows from the due date: choose what has come in.',
      negative: 'Must not be negative.',
      otherFund: 'This partner is none of the fund.',
      receivedInFuture: 'Must not be later than today, %{date}.',
    },
    closing: {
      afterPeriod: 'Must not be after the final closing date of the fund, %{date}.',
      beforePeriod: 'Must not be before the first closing date of the fund, %{date}.',
      beforeTransfer: 'Must not be before %{date}, the day of a transfer that is completed.',
      commitment: 'Does not go with the commitment of %{partner}: its date %{problem}',
      notLater: 'Must be later than the last completed closing, “%{closing}” of %{date}.',
    },
    closingCommitment: {
      afterClosing: 'Must not be after the closing, %{date}.',
      beforeStart: 'Must not be before the start of this closing, %{date}.',
      inMovement: 'Must be later than %{date}, when “%{movement}” is due, which is completed.',
      otherFund: 'Choose a limited partner of this fund.',
    },
    company: {
      toBeforeFrom: 'Must not be before the first day, %{date}.',
    },
    document: {
      notItsLogo: 'Choose one of the pictures kept with this record as a logo.',
    },
    contact: {
      emailWaits:
        'The invitation went to the former address, and the first sign-in is recognised by it. Deactivate the account first.',
      sharedEmail: '%{name} has this e-mail address too; only one can sign in with it.',
    },
    exchangeRate: {
      future: 'Must not be later than today.',
      publishedBefore:
        'Published periods used an earlier rate on the days from this one on: %{periods}. They keep their figures.',
      publishedWith:
        'Published periods used this rate: %{periods}. They keep their figures; what follows takes the new rate.',
      sameCurrency: 'Choose another currency: a currency has no rate in itself.',
    },
    expense: {
      itemMissing: '%{item} is required; 0 is an amount.',
      itemTwice: 'This item stands here twice. Keep one line.',
      usuallyNegative:
        'What stands under %{item} lowers the management fees: it is usually negative, written (1,000.00). As it is, it ' +
        'raises them.',
    },
    fairValue: {
      companiesDiffer: 'The company list differs from what is expected: %{companies}.',
      companyTwice: 'This company stands here twice. Keep one line.',
      differsFromSum:
        'The value does not equal the weighted sum: value %{value}, weighted sum %{sum}, difference %{difference}.',
      inFuture: 'Must not be later than today, %{date}.',
      otherInvestment: 'Choose a company of this investment.',
      ownershipAboveWhole: 'The fully diluted ownership is above 100 %.',
    },
    currency: {
      decimals: 'An amount in %{currency} has at most %{decimals} decimals.',
      fixed: 'Cannot change any more: records refer to this currency.',
      notIso: 'Not a currency of ISO 4217.',
      wholeUnits: 'An amount in %{currency} is a whole number: it has no smaller units.',
    },
    fund: {
      cashFlowBeforeCommencement: 'Must not be before the commencement date, %{date}.',
      currencyKept: 'Cannot change any more: the fund holds amounts in it (%{records}).',
      fixedByClosing: 'Fixed since the closing “%{closing}” of %{date} was completed.',
      finalBeforeFirst: 'Must not be before the first closing date, %{date}.',
      investmentPeriodBeyondTerm: 'Must not be longer than the term, %{years} years.',
      publishedFigures:
        'This changes published figures, up to %{period}: accrued carried interest, net asset value of limited partners, RVPI, TVPI, net IRR and capital accounts.',
      reportingBeforeCommencement: 'Must not be before the commencement date, %{date}.',
      vintageYear: 'Must not be later than %{year}.',
    },
    fundManager: {
      nameAndQuality: 'Name and Quality are required.',
    },
    onboarding: {
      beforeDueDiligence: 'Must not be before the due diligence date.',
      dateSigned: 'Is needed from the day of signing on.',
      inFuture: 'Must not be in the future.',
      noQuestion: 'There is no such question.',
      notAsked: 'An investor of this legal status is not asked that.',
      sameAccountNumber: '%{name} of %{fund} has the same account number.',
      sameName: '%{name} of %{fund} has the same name.',
      sameOnboarding: 'An onboarding of %{name} is under way for %{fund}.',
      sameOnboardingAccountNumber: '%{name}, whose onboarding is under way for %{fund}, has the same account number.',
      sameOnboardingTaxNumber: '%{name}, whose onboarding is under way for %{fund}, has the same tax number.',
      sameTaxNumber: '%{name} of %{fund} has the same tax number.',
      signed: 'This was signed. Revert the status first.',
    },
    investment: {
      commitmentBeforeSubscription: 'Must not be before the subscription date, %{date}.',
      currencyKept: 'Cannot change any more: commitments, transactions or fair values of it stand.',
      foreignCurrency: 'Contradicts the deal currency: yes says that it is not the fund’s.',
      commitmentTwice: 'Another commitment is dated %{date}. Join the two, or choose another day.',
      subscriptionInFuture: 'Must not be later than today, %{date}.',
      yearInFuture: 'Must not be later than this year, %{year}.',
    },
    invoice: {
      adjustmentAboveTotal: 'The adjustment is larger than the total and turns it round. Is this right?',
      vatSign: 'VAT usually has the sign of the total. Is this right?',
      chooseFund: 'There are more than %{most} funds with a management fee: choose one.',
      feeToBeforeFrom: 'Must not be before the first day.',
      feeTooLong: 'A fee is invoiced for a year at most.',
      later: 'The invoice is dated %{date}, after today, %{today}.',
      feesEarnedOfFund: 'Choose the fund whose companies paid these fees.',
      duplicate: 'Recorded already of this supplier, day and amount: number %{number}.',
      duplicateNumber: 'Recorded already of this supplier: number %{number}.',
      fixedOfFee:
        'This follows from the proposed fee. Correct it with the adjustment, or delete the invoice and propose the fee again.',
    },
    limitedPartner: {
      contactTwice: 'This contact stands here already: each gets a notice once.',
      otherAccount: 'Choose a bank account of this partner. New ones are added below.',
    },
    paper: {
      unprintable:
        'Papers cannot show these letters: %{letters} in “%{written}”. Notices, statements and contracts are only made ' +
        'once this is written in Latin, Greek or Cyrillic letters.',
    },
    reportingPeriod: {
      otherFund: 'Choose a reporting period of this fund.',
    },
    transfer: {
      beforeClosing: 'The closing “%{name}” of %{date} is completed: choose that day or a later one.',
      beforeTransfer: 'A transfer of the same partners is completed on %{date}: choose that day or a later one.',
      buyerMissing: 'Choose a limited partner, or name a new one.',
      buyerTwice: 'This buyer stands here twice. Keep one line.',
      exceedsInitial: 'The seller’s commitment on that day is %{initial}: no more can be transferred.',
      nameTaken: 'A limited partner of this fund has this name already: choose it as the buyer.',
      newLegalStatus: 'Choose the legal status of the new partner.',
      newName: 'Name the new partner.',
      notAfterMovement: '“%{name}” is completed and due on %{date}: choose a later day.',
      otherFund: 'Choose a limited partner of this fund.',
      partnerOrNew: 'Either a limited partner or a new one: empty one of the two.',
      sellerBuys: 'The seller cannot buy its own commitment.',
      unbalanced: 'The buyers take %{taken} together; the seller transfers %{given}.',
    },
    serviceAccount: {
      agentReads: 'An administrative agent reads; choose the role of a user for a program that writes.',
      readOnly: 'Programs only read this: people decide about it.',
      twice: 'This resource stands in the list already.',
    },
    tenant: {
      administratorMissing: 'Name the person who makes the accounts of everybody else.',
      currencyFixed: 'The tenant holds amounts in its system currency, so it stays.',
    },
    tenantDeletionRequest: {
      otherTenant: 'This is not the short name of the tenant: %{shortName}',
    },
    transaction: {
      amount: 'At this rate the amount is %{amount}.',
      bookedLater: '%{status} cannot be dated after today, %{today}: choose the status Planned.',
      duplicate: 'Recorded already with this day, type and amount: “%{description}”.',
      invoiceCurrency: 'The invoice is in %{code}: record what was paid in that currency.',
      invoiceOfOtherFund: 'Choose an invoice of this fund.',
      invoiceOpen: 'This invoice is not approved yet. Approve it first.',
      otherFund: 'Choose an investment of this fund.',
      paysMore: 'More than is left of the invoice of %{date}: %{left}.',
      rateIntoItself: 'A currency into itself is 1.',
      repaysMore: 'More than is drawn on the facility and not repaid by %{date}: %{drawn}.',
      subType: '“%{subType}” does not go with the type “%{type}”.',
      usuallyIn: '%{type}: money usually comes in. What goes out is written (1,000.00).',
      usuallyOut: '%{type}: money usually goes out, which is written (1,000.00).',
    },
    webhook: {
      lineTwice: 'This stands here twice. Keep one line.',
      notHttps: 'Must begin with https://.',
      notPublic: 'Must be an address that can be reached from the internet.',
      tooMany: 'A tenant has at most %{limit} webhooks.',
      withFragment: 'Must not have a part behind #.',
      withPassword: 'Must not name a user or a password: the signature shows who sends.',
    },
  },
}
