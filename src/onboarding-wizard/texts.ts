/** Messages of the wizard in which investors answer, sign and hand in. */
import '../onboarding/texts.ts'
import { withPage } from '../texts/pageTexts.ts'

export const wizardTexts = withPage({
  wizard: {
    addAnother: 'Add another',
    addCompany: 'Add a company',
    addPerson: 'Somebody new',
    addedBefore: 'Papers that are there already',
    addedBeforeLead:
      'Added by you, or by whoever had the link of your mail. Look at each and say what it proves: nobody has to add ' +
      'it again.',
    anyway: 'Continue anyway',
    asked: '1 question from us |||| %{smart_count} questions from us',
    back: 'Back',
    born: 'Born %{date}',
    change: 'Change',
    changeNamed: 'Change %{name}',
    chosen: 'Chosen from those named already',
    column: { country: 'Country', state: 'Answers' },
    complete: 'Complete',
    continue: 'Continue',
    copyAddress: 'Copy address from %{name}',
    controls: {
      change: 'Change or complete them',
      from: 'Taken from “%{step}”. Asked because the income is passive: each is reported as well.',
      nobody: 'Nobody is named yet.',
      noNumber: 'Add it, or say why there is none',
      ofInstitution:
        'Taken from “%{step}”. Asked because such an institution counts as passive where its jurisdiction does not ' +
        'take part in the CRS: each is reported as well.',
      person: 'Person',
      title: 'Who controls it?',
    },
    contradicts:
      '1 answer contradicts another, or cannot be right. |||| ' +
      '%{smart_count} answers contradict others, or cannot be right.',
    download: 'Read it as PDF',
    done: {
      declaration: 'The declaration is signed and handed in. We review it and tell you by mail what comes next.',
      contract: 'The contract is signed and handed in. We look at it and write to you when you are admitted.',
    },
    documentOf: 'Documents of %{name}',
    elsewhere: 'Or add the paper that was signed elsewhere',
    failed: {
      beneficialOwners: 'Beneficial owner info was not saved',
      controllersAndDirectors: 'Controller info was not saved',
      documentDeleted: 'Documents were not deleted',
      documentUpdated: 'Documents were not updated',
      documentUploaded: 'Documents were not uploaded',
      individual: 'Individual info was not saved',
      otherParties: 'Other party info was not saved',
      part: '%{part} was not saved',
    },
    fillRequired:
      'Fill required data: 1 answer is missing. |||| Fill required data: %{smart_count} answers are missing.',
    findings: 'Still to be done before you can sign',
    formatFits: 'The format fits',
    follows: {
      active: 'Counts as active: the entity itself is reported',
      institution: 'Its classification and its GIIN are asked below',
      noInstitution: 'Its status follows from its main source of income',
      otherLaw: 'You sign a W-8 form, not a W-9. The proposed one stands below.',
      passive: 'Counts as passive: its controlling persons are reported, too',
      proposed: 'Proposed from your answers. Change it if it is not right.',
      settled: 'Follows from your answers',
      usLaw: 'You sign W-9, not a form W-8',
    },
    goTo: 'Go there',
    references: { proposed: 'Filled in from what we know. Change what is wrong.' },
    ifUnnamed: '%{kinds}. Only for somebody whom neither the register extract nor the list of directors names',
    leave: 'Save and leave',
    leftPapers:
      'Added, but nothing was signed with it: signing removes it. |||| Added, but nothing was signed with them: signing ' +
      'removes them.',
    minutes:
      'About 1 minute left. You can leave and come back with the link in your mail. |||| About ' +
      '%{smart_count} minutes left. You can leave and come back with the link in your mail.',
    missing: '1 to answer |||| %{smart_count} to answer',
    more: 'One more question, seldom needed |||| %{smart_count} more questions, seldom needed',
    name: 'Your full name, %{name}',
    named: 'Already named: choose, do not type again',
    newerThan: '%{kinds}, less than %{months} months old',
    notYet: 'This can be signed once the declaration has been reviewed.',
    nothingMissing: 'Everything is answered. Read it, then sign.',
    noNumber: 'There is no number',
    nothingOpen: 'This onboarding is not with you at the moment',
    over: {
      Aborted: 'It has ended before the investor was admitted. Nothing is asked of you any more.',
      Completed:
        'The onboarding of %{investor} for %{fund} was completed on %{date}. The papers that were signed stand with ' +
        'the holding in the investor portal.',
      admission: 'Admission to the fund: %{closing}.',
      holding: 'Open the holding',
      noClosing: 'No closing is planned yet: the next one of the fund begins with the commitment.',
      titleAborted: 'This onboarding has ended',
      titleCompleted: 'This onboarding is completed',
    },
    notOpenYet: 'We are still preparing your onboarding. You get a mail as soon as you can begin.',
    others: {
      otherParties: 'Persons with a function for the investor',
      thirdPartyCompanies: 'Companies that pay or hold for it',
      thirdPartyIndividuals: 'Persons who pay or hold for it',
    },
    otherTyped: 'Stored from there: %{answers}. What is here replaces it once you continue.',
    otherDevice: 'It was changed on another device meanwhile. Look at it, then continue: what you typed is still here.',
    place: 'Step %{place} of %{count}',
    proves: 'What %{name} proves',
    provesWhat: 'What does it prove?',
    reading: 'Read the paper as it will be signed. It holds all of your answers.',
    readOnly: 'This was signed. It can be read here, and no longer changed.',
    remove: 'Remove',
    removeNamed: 'Remove %{name}',
    removeSentence: 'What was answered here goes with it. Other lists that name the same person keep their answers.',
    removeTitle: 'Remove %{name}?',
    replied: 'You replied: %{reply}',
    reply: 'Reply',
    replyTo: 'Reply about %{question}',
    rest: 'Together',
    result: 'Result so far',
    saveFirst: 'Save changes before continuing',
    saveFirstUnstorable:
      'Save changes before continuing: 1 answer cannot be saved as it is. |||| ' +
      'Save changes before continuing: %{smart_count} answers cannot be saved as they are.',
    saved: 'Saved',
    share: {
      answers: 'The answers as they stand, to pass on:',
      copied: 'Copied',
      copy: 'Copy the link',
      draft: { 'Due diligence': 'Declaration, draft', Subscription: 'Contract, draft' },
      lead: 'An adviser may prepare it with you. You answer and sign.',
      link: 'Link to add papers',
      linkSays:
        'Whoever has this link can add up to %{count} papers until the declaration is signed. It shows none of your ' +
        'answers, and nothing can be read or signed with it.',
      title: 'Share with an adviser',
    },
    show: 'Show',
    showNamed: 'Show %{name}',
    sign: {
      declaration: 'Sign and hand in the declaration',
      contract: 'Sign and hand in the contract',
      how:
        'Typing the name signs the paper. We keep the time, the network address and the hash of the ' +
        'exact document.',
    },
    start: {
      continue: 'Sign in and begin',
      documents: 'You may add these papers now, before you sign in.',
      documentsAdded: 'Added: %{name}',
      ended: 'This link is not known, or has ended. Ask whoever sent it for a new one.',
      lead: 'Due diligence first, then the subscription. You can stop at any time and continue on another device.',
      leadEarly:
        'We are still preparing your onboarding, and write to you as soon as you can begin. What you add here until ' +
        'then is kept with it.',
      need: 'What to have at hand',
      needs: {
        account: 'The account to which distributions are paid, with its IBAN and BIC',
        address: 'A utility bill or bank statement, less than six months old, of each person',
        identity: 'Passport or identity card of each owner and signatory',
        register: 'For a company: a register extract that names who may sign',
        tax: 'The tax number of each tax residence',
      },
      title: 'Welcome. This takes about 15 minutes.',
      upload: 'Add a document',
    },
    signedOn: 'The paper as it was signed on %{date}:',
    step: {
      contract: 'Contract',
      controllers: 'Controllers and directors',
      declaration: 'Review and sign',
      documents: 'Documents',
      entity: 'Entity details',
      funds: 'Source of funds and wealth',
      others: 'Other parties',
      owners: 'Beneficial owners',
      person: 'About you',
      signatories: 'Signatories',
      subscription: 'Subscription',
      tax: 'Tax classification',
    },
    steps: 'Steps of the onboarding',
    threshold: {
      below: '%{ownership} is not %{share}: name this person only if it controls the investor in another way.',
      from: '%{threshold}\u00a0% or more',
      nobody: 'If nobody has %{share}, name the senior managing officials on the next screen instead.',
      over: 'more than %{threshold}\u00a0%',
    },
    title: 'Onboarding of %{name}',
    toSign: {
      controlling:
        'CRS self-certification of 1 controlling person |||| ' +
        'CRS self-certifications of %{smart_count} controlling persons',
      entity: 'CRS self-certification of the entity',
      inOne: 'All of it stands in the declaration.',
      own: 'Your CRS self-certification',
      title: 'What you will sign',
    },
    titleOf: {
      contract: 'Read and sign the contract',
      controllers: 'Who directs and controls it?',
      declaration: 'Is everything right?',
      documents: 'Which papers prove it?',
      entity: 'Who is the investor?',
      funds: 'Where does the money come from?',
      handedIn: 'Signed and handed in',
      others: 'Is anybody else involved?',
      owners: 'Who owns it?',
      ownersRoles: 'Who set it up, and who benefits?',
      person: 'Who are you?',
      signatories: 'Who signs for it?',
      signed: 'Signed, and not handed in yet',
      subscription: 'How much, and where do we pay to?',
      tax: 'Where and how is it taxed?',
      taxPerson: 'Where and how are you taxed?',
    },
    leadOf: {
      contract: 'The contract repeats your answers. Signing it subscribes the commitment.',
      contractHandedIn: 'You can read the contract here at any time.',
      controllers: 'Name those who direct the investor. Who is named already is chosen, not typed again.',
      declaration: 'Check what is open, read the declaration, and sign it.',
      declarationHandedIn: 'You can read the declaration here at any time.',
      documents: 'A photo or a PDF is enough. Each paper is read once.',
      entity: 'Its names, numbers and address, as they are registered.',
      funds: 'Where the money of this commitment comes from, and how the wealth was built up.',
      others: 'Somebody who pays, holds or decides for the investor. Continue if there is nobody.',
      owners: 'Everybody who owns or controls %{share}, directly or through other companies.',
      ownersRoles: 'Settlor, trustees, protector and beneficiaries, whatever their share.',
      person: 'As in your passport.',
      signatories: 'Who is named already is chosen, not typed again.',
      signed: 'Hand it in, so that it can be looked at.',
      subscription: 'In the currency of the fund, %{currency}.',
      subscriptionEarly: 'Your fund manager is checking the declaration: you may prepare this already.',
      tax: 'What we ask next depends on what you answer.',
    },
    why: {
      contract:
        'The contract takes effect once we have accepted it. The signed papers then stand in the investor portal.',
      controllers: 'Funds have to know who decides, even where nobody owns much.',
      declaration: 'Anti-money-laundering law asks every fund to keep a signed declaration of each investor.',
      documents:
        'Utility bills and bank statements must be less than six months old. Identity documents must be ' +
        'valid on the day of signing, and show the name as it was typed.',
      entity: 'We compare it with the public register.',
      entityUnregistered:
        'We compare it with the paper that shows that the investor exists, and with a register if there is one.',
      funds: 'Law asks funds to know where money comes from. An explanation in two sentences is usually enough.',
      others: 'Payments by third parties, nominees and advisers who decide have to be known.',
      owners:
        'A person with %{share} of the shares or votes counts as an owner, also when held ' +
        'through several companies added together.',
      ownersRoles:
        'Whoever set it up, runs it, watches over it or benefits from it counts as an owner, whatever the share.',
      person: 'Law asks funds to identify every investor. Only those who review it see your answers.',
      signatories: 'The register extract, or a power of attorney, shows who may sign.',
      subscription: 'We never change an account without verifying it. Distributions are paid there.',
      tax: 'Funds report accounts to tax authorities. Your answers decide what is reported, and to which country.',
      title: 'Why we ask',
    },
    askUs: 'Ask %{tenant} a question',
    unnamed: 'Without a name',
    upload: 'Choose a file',
    uploaded: 'Added',
    uploadNamed: 'Choose a file: %{name}',
    wrong: '1 to correct |||| %{smart_count} to correct',
  },
})
