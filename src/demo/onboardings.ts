/** Onboardings of the demo fund that is still raising: five investors, each at another point of the way. */
import { addDays } from '../calendar.ts'
import type { CalendarDate } from '../entity.ts'
import type { Answered, CreateValues } from '../entityTypes.ts'
import { idOf } from './loading.ts'
import type { Loading } from './loading.ts'
import { pdfOf } from './pdf.ts'

type Onboarding = Answered<'onboarding'>

interface DemoOnboarding {
  investor: Pick<CreateValues<'onboarding'>, 'investorName' | 'address' | 'postalCode' | 'city' | 'legalStatus'> & {
    commitment: `${number}`
    country: string
  }
  contact: CreateValues<'contact'>
  answers: (countryId: number, currencyId: number) => CreateValues<'onboarding'>['answers']
  /** What happened on which day before today, in this order. */
  events: readonly (readonly [daysAgo: number, event: Event])[]
}

type Event =
  | 'make'
  | 'start'
  | 'submit'
  | 'evidence'
  | 'signDueDiligence'
  | 'submitDueDiligence'
  | 'request'
  | 'confirmDueDiligence'
  | 'signSubscription'
  | 'submitSubscription'
  | 'remind'
  | 'revert'
  | 'abort'

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
    answers: (countryId, currencyId) => ({
      entityDetails: {
        legalName: 'Severnholt Pension Fund',
        legalForm: 'Occupational pension scheme',
        registrationNumber: 'PS 100441',
        incorporationDate: '1978-04-06',
        incorporationCountryId: countryId,
        registeredAddress: '12 Marchmont Row, Bristol BS2 7QA',
        regulated: true,
        supervisoryAuthority: 'The Pensions Regulator',
      },
      controllersAndDirectors: [
        {
          role: 'Trustee',
          sinceDate: '2019-01-15',
          individual: {
            firstName: 'Agnes',
            lastName: 'Tarrant',
            birthDate: '1971-09-02',
            nationalityId: countryId,
            residentialAddress: '4 Quay Street, Bristol BS1 4DJ',
            residentialCountryId: countryId,
            occupation: 'Chair of the trustees',
          },
        },
        {
          role: 'Trustee',
          sinceDate: '2021-06-01',
          individual: {
            firstName: 'Jonas',
            lastName: 'Weir',
            birthDate: '1966-02-27',
            nationalityId: countryId,
            residentialAddress: '88 Alder Lane, Bath BA2 3EF',
            residentialCountryId: countryId,
            occupation: 'Investment director',
          },
        },
      ],
      taxClassification: {
        fatcaForm: 'W-8BEN-E',
        usPerson: false,
        taxResidences: [{ countryId, taxNumber: '44100 17820' }],
      },
      sourceOfFundsAndWealth: {
        sourceOfFundsExplanation: 'Contributions of employers and members, accounts of last year.',
        sourceOfFundsCountryId: countryId,
      },
      bankAccount: {
        name: 'Severnholt Pension Fund',
        accountNumber: 'NL07 FIKT 0123 4567 89',
        bankCode: 'FIKTNL2A',
        currencyId,
        countryId,
        bankCountryId: countryId,
        bankCity: 'Amsterdam',
      },
    }),
    events: [
      [24, 'make'],
      [24, 'start'],
      [23, 'submit'],
      [21, 'evidence'],
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
    answers: (countryId, currencyId) => ({
      entityDetails: { legalName: 'Castlemoor Insurance S.A.', legalForm: 'S.A.', incorporationCountryId: countryId },
      taxClassification: { usPerson: false, taxResidences: [{ countryId, taxNumber: '2004 2211 884' }] },
      bankAccount: {
        name: 'Castlemoor Insurance S.A.',
        accountNumber: 'LU75 9990 0000 0000 0001',
        bankCode: 'FIKTLULL',
        currencyId,
        countryId,
        bankCountryId: countryId,
      },
      subscriptionContract: { commitment: '10000000', professionalInvestor: true, termsAccepted: true },
    }),
    events: [
      [41, 'make'],
      [41, 'start'],
      [40, 'submit'],
      [33, 'evidence'],
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
    answers: () => null,
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
    answers: countryId => ({
      entityDetails: { legalName: 'Thornbury Endowment', incorporationCountryId: countryId },
      beneficialOwners: [{ ownership: '30', individual: { firstName: 'Maud', lastName: 'Thornbury' } }],
    }),
    events: [
      [46, 'make'],
      [46, 'start'],
      [45, 'submit'],
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
    answers: () => null,
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
      asking.setDay(day)
      made = await happen(loading, demo, event, { fundId, day, made })
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
  const paper = (kind: 'Due diligence' | 'Subscription' | 'Evidence', fileName: string) =>
    asking.addDocument(colleague, 'onboardings', made.id, {
      kind,
      fileName: `${fileName}.pdf`,
      description: fileName,
      content: pdfOf(`${fileName}: ${demo.investor.investorName}`),
    })
  switch (event) {
    case 'start':
      return asking.act(administrator, 'onboardings', made, 'start', {})
    case 'submit':
      return asking.act(colleague, 'onboardings', made, 'submitToInvestor', {})
    case 'evidence':
      await paper('Evidence', 'Registry extract')
      await paper('Evidence', 'Passport of the contact')
      return made
    case 'signDueDiligence':
      await paper('Due diligence', 'Due diligence declaration')
      return asking.act(colleague, 'onboardings', made, 'signDueDiligence', { date: day })
    case 'submitDueDiligence':
      return asking.act(colleague, 'onboardings', made, 'submitDueDiligence', {})
    case 'request':
      await asking.create(administrator, 'onboarding-comments', {
        onboardingId: made.id,
        question: 'controllersAndDirectors.0.individual.residentialAddress',
        kind: 'ChangeRequest',
        text: 'The utility bill is older than six months. Please add a new one, or state the address that it shows.',
      })
      return made
    case 'confirmDueDiligence':
      return asking.act(administrator, 'onboardings', made, 'confirmDueDiligence', {})
    case 'signSubscription':
      await paper('Subscription', 'Subscription agreement')
      return asking.act(colleague, 'onboardings', made, 'signSubscription', { date: day })
    case 'submitSubscription':
      return asking.act(colleague, 'onboardings', made, 'submitSubscription', {})
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

async function make(loading: Loading, demo: DemoOnboarding, fundId: number): Promise<Onboarding> {
  const { asking, actors, references } = loading
  const { country, ...investor } = demo.investor
  const countryId = idOf(references.countries, country)
  const contact = await asking.create(actors.administrator, 'contacts', demo.contact)
  return asking.create(actors.colleague, 'onboardings', {
    ...investor,
    fundId,
    countryId,
    contactId: contact.id,
    answers: demo.answers(countryId, idOf(references.currencies, 'USD')),
  })
}
