/**
 * Onboardings of the demo fund that is still raising: five investors, each at another point of the way. They answer and
 * sign by the calls of the wizard, which refuses what is incomplete.
 */
import { addDays } from '../calendar.ts'
import type { CalendarDate } from '../entity.ts'
import type { Account } from '../context.ts'
import type { Answered, CreateValues } from '../entityTypes.ts'
import { EVIDENCE } from '../onboarding/dossierEvidence.ts'
import { signersOf } from '../onboarding/paperContent.ts'
import type { Answers } from '../onboarding/people.ts'
import { idOf } from './loading.ts'
import type { Loading } from './loading.ts'
import { markDelivered } from './markDelivered.ts'
import { castlemoor, severnholt, thornbury } from './onboardingAnswers.ts'
import type { AnswersOf } from './onboardingAnswers.ts'
import { pdfOf } from './pdf.ts'

type Onboarding = Answered<'onboarding'>

interface DemoOnboarding {
  investor: Pick<CreateValues<'onboarding'>, 'investorName' | 'address' | 'postalCode' | 'city' | 'legalStatus'> & {
    commitment: `${number}`
    country: string
  }
  contact: CreateValues<'contact'>
  /** Absent where nothing has been answered. */
  answers?: AnswersOf
  /** What happened on which day before today, in this order. */
  events: readonly (readonly [daysAgo: number, event: Event])[]
}

type Event =
  | 'make'
  | 'start'
  | 'submit'
  | 'answer'
  | 'signDueDiligence'
  | 'submitDueDiligence'
  | 'request'
  | 'confirmDueDiligence'
  | 'signSubscription'
  | 'submitSubscription'
  | 'remind'
  | 'revert'
  | 'abort'

/** Of the fund that is still raising. */
const FUND_CURRENCY = 'USD'

const phone = (number: number): string => `+44 1632 960${700 + number}`

const ONBOARDINGS: readonly DemoOnboarding[] = [
  {
    investor: {
      investorName: 'Severnholt Pension Fund',
      address: '12 Marchmont Row',
      postalCode: 'BS2 7QA',
      city: 'Bristol',
      country: 'GB',
      legalStatus: 'InvestmentFund',
      commitment: '15000000',
    },
    contact: {
      firstName: 'Agnes',
      lastName: 'Tarrant',
      email: 'agnes.tarrant@severnholt.example',
      phoneNumber: phone(1),
    },
    answers: severnholt,
    events: [
      [24, 'make'],
      [24, 'start'],
      [23, 'submit'],
      [21, 'answer'],
      [11, 'remind'],
      [4, 'signDueDiligence'],
      [3, 'submitDueDiligence'],
      [1, 'request'],
    ],
  },
  {
    investor: {
      investorName: 'Castlemoor Insurance',
      address: '3 Ropewalk Yard',
      postalCode: 'L-2450',
      city: 'Luxembourg',
      country: 'LU',
      legalStatus: 'LegalEntity',
      commitment: '10000000',
    },
    contact: {
      firstName: 'Piers',
      lastName: 'Aldous',
      email: 'piers.aldous@castlemoor.example',
      phoneNumber: phone(2),
    },
    answers: castlemoor,
    events: [
      [41, 'make'],
      [41, 'start'],
      [40, 'submit'],
      [33, 'answer'],
      [30, 'signDueDiligence'],
      [30, 'submitDueDiligence'],
      [22, 'confirmDueDiligence'],
      [2, 'signSubscription'],
      [1, 'submitSubscription'],
    ],
  },
  {
    investor: {
      investorName: 'Ingrid Aasheim',
      address: 'Fjordgata 14',
      postalCode: '7010',
      city: 'Trondheim',
      country: 'NO',
      legalStatus: 'NaturalPerson',
      commitment: '500000',
    },
    contact: { firstName: 'Ingrid', lastName: 'Aasheim', email: 'ingrid@aasheim.example', phoneNumber: phone(3) },
    events: [[2, 'make']],
  },
  {
    investor: {
      investorName: 'Thornbury Endowment',
      address: '7 Cloister Court',
      postalCode: 'GL1 2LX',
      city: 'Gloucester',
      country: 'GB',
      legalStatus: 'Foundation',
      commitment: '5500000',
    },
    contact: { firstName: 'Petra', lastName: 'Kolbe', email: 'petra.kolbe@thornbury.example', phoneNumber: phone(4) },
    answers: thornbury,
    events: [
      [46, 'make'],
      [46, 'start'],
      [45, 'submit'],
      [30, 'answer'],
      [12, 'signDueDiligence'],
      [10, 'submitDueDiligence'],
      [8, 'revert'],
      [3, 'remind'],
    ],
  },
  {
    investor: {
      investorName: 'Harbottle Family Office',
      address: '21 Castle Mews',
      postalCode: 'JE2 4WE',
      city: 'Saint Helier',
      country: 'GB',
      legalStatus: 'Partnership',
      commitment: '6000000',
    },
    contact: { firstName: 'Owen', lastName: 'Dray', email: 'owen.dray@harbottle.example', phoneNumber: phone(5) },
    events: [
      [60, 'make'],
      [58, 'start'],
      [20, 'abort'],
    ],
  },
]

/** The first administrator reviews, a colleague writes to the investors. */
export async function loadOnboardings(loading: Loading, fundName: string, today: CalendarDate): Promise<void> {
  const { asking, references } = loading
  const fundId = references.funds.get(fundName)
  if (fundId === undefined) return
  for (const demo of ONBOARDINGS) {
    let made: Onboarding | undefined
    for (const [daysAgo, event] of demo.events) {
      const day = addDays(today, -daysAgo)
      asking.setDay(day, true)
      made = await happen(loading, demo, event, { fundId, day, made })
      await asking.inside(loading.actors.administrator, markDelivered)
    }
  }
  asking.setDay(undefined)
}

interface Moment {
  fundId: number
  day: CalendarDate
  made: Onboarding | undefined
}

async function happen(
  loading: Loading,
  demo: DemoOnboarding,
  event: Event,
  { fundId, day, made }: Moment,
): Promise<Onboarding> {
  const { asking, actors } = loading
  const { administrator, colleague } = actors
  if (event === 'make') return make(loading, demo, fundId)
  if (!made) throw new Error(`The onboarding of ${demo.investor.investorName} has not been made.`)
  switch (event) {
    case 'start':
      return asking.act(administrator, 'onboardings', made, 'start', {})
    case 'submit':
      return asking.act(colleague, 'onboardings', made, 'submitToInvestor', {})
    case 'answer':
      return answer(loading, demo, made, day)
    case 'request':
      await asking.create(administrator, 'onboarding-comments', {
        onboardingId: made.id,
        question: 'controllersAndDirectors.trustee1.individual.residentialAddress',
        kind: 'ChangeRequest',
        text: 'The utility bill shows another street. Please add one of this address, or state the one that it shows.',
      })
      return made
    case 'signDueDiligence':
    case 'signSubscription':
      return sign(loading, demo, made)
    case 'submitDueDiligence':
    case 'submitSubscription':
      return asking.act(await investorOf(loading, demo), 'onboardings', made, event, {})
    case 'confirmDueDiligence':
      return asking.act(administrator, 'onboardings', made, 'confirmDueDiligence', {})
    case 'remind':
      return asking.act(colleague, 'onboardings', made, 'sendReminder', {})
    case 'revert':
      return asking.act(administrator, 'onboardings', made, 'revertStatus', {
        target: 'SubmittedToInvestor',
        reason: 'The declaration was signed by somebody without power to sign.',
      })
    case 'abort':
      return asking.act(administrator, 'onboardings', made, 'abort', { reason: 'The investor has withdrawn.' })
  }
}

/** The contact, whose account was made with the start. */
async function investorOf({ asking, actors: { administrator } }: Loading, { contact }: DemoOnboarding) {
  const [account] = await asking.list(administrator, 'accounts', { userName: contact.email })
  if (!account) throw new Error(`"${contact.email}" has no account.`)
  const investor: Account = {
    ...administrator,
    id: account.id,
    name: account.name,
    userName: account.userName,
    roles: ['Investor'],
    networkAddress: NETWORK_ADDRESS,
  }
  return investor
}

/** Of the range that is kept free for documentation (RFC 5737). */
const NETWORK_ADDRESS = '203.0.113.24'

/** By the calls of the wizard: a part or a party each, and the papers with their files. */
async function answer(
  loading: Loading,
  demo: DemoOnboarding,
  made: Onboarding,
  day: CalendarDate,
): Promise<Onboarding> {
  const { asking, references } = loading
  if (!demo.answers || made.countryId === null) return made
  await asking.firstSignIn(demo.contact.email)
  const investor = await investorOf(loading, demo)
  const given = { countryId: made.countryId, currencyId: idOf(references.currencies, FUND_CURRENCY), day }
  const { answers, papers } = demo.answers(given)
  const { entityDetails, taxClassification, sourceOfFundsAndWealth, bankAccount, subscriptionContract } = answers
  let stored = made
  const save = async (parts: Answers): Promise<void> => {
    stored = await asking.act(investor, 'onboardings', stored, 'saveAnswers', parts)
  }
  await save({ entityDetails: entityDetails ?? {} })
  for (const [list, rows] of [
    ['beneficialOwners', answers.beneficialOwners],
    ['controllersAndDirectors', answers.controllersAndDirectors],
    ['signatories', answers.signatories],
  ] as const)
    for (const row of rows ?? [])
      stored = await asking.act(investor, 'onboardings', stored, 'saveParty', { [list]: row })
  await save({ taxClassification: taxClassification ?? {}, sourceOfFundsAndWealth: sourceOfFundsAndWealth ?? {} })
  for (const { file, paper } of papers) {
    const documentId = await addPaper(loading, investor, made.id, file)
    stored = await asking.act(investor, 'onboardings', stored, 'saveParty', { evidence: { ...paper, documentId } })
  }
  await save({ ...(bankAccount && { bankAccount }), ...(subscriptionContract && { subscriptionContract }) })
  return stored
}

/** The id of the document that was made of the file. */
async function addPaper(
  { asking, actors }: Loading,
  investor: Account,
  recordId: number,
  file: string,
): Promise<number> {
  const fileName = `${file}.pdf`
  await asking.addDocument(investor, 'onboardings', recordId, {
    kind: EVIDENCE,
    fileName,
    description: file,
    content: pdfOf(file),
  })
  const documents = await asking.list(actors.colleague, 'documents', { resource: 'onboardings', recordId })
  const made = documents.find(document => document.fileName === fileName)
  if (!made) throw new Error(`"${fileName}" was not added.`)
  return made.id
}

/** By typed names, as the investor. */
async function sign(loading: Loading, demo: DemoOnboarding, made: Onboarding): Promise<Onboarding> {
  const signatures = signersOf(made).map(name => ({ name }))
  return loading.asking.act(await investorOf(loading, demo), 'onboardings', made, 'signPaper', { signatures })
}

async function make(loading: Loading, demo: DemoOnboarding, fundId: number): Promise<Onboarding> {
  const { asking, actors, references } = loading
  const { country, ...investor } = demo.investor
  const contact = await asking.create(actors.administrator, 'contacts', demo.contact)
  return asking.create(actors.colleague, 'onboardings', {
    ...investor,
    fundId,
    countryId: idOf(references.countries, country),
    contactId: contact.id,
  })
}
