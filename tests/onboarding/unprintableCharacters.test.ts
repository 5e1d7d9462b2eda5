/** Characters that no paper can print: said at the answer, and before the heading is signed. */
import { describe, expect, test } from 'vitest'
import { dossierFindings, keepsFromSigning } from '../../src/onboarding/dossierRules.ts'
import { dossierText } from '../../src/onboarding/dossierTexts.ts'
import { signatureSections } from '../../src/onboarding/paperContent.ts'
import { soundDossier } from './dossiers.ts'
import type { Individual, SampleDossier } from './dossiers.ts'
import { around, ruleContext } from './ruleContext.ts'
import { serveOnboarding } from './servedOnboarding.ts'
import type { Refused } from './servedOnboarding.ts'
import { insidesOf } from '../server/insides.ts'
import { answersOfNobodyElse, madeFor, provenBy, surroundingsIn } from './surroundings.ts'

const person = soundDossier(1, around, 'NaturalPerson')
const company = soundDossier(3, around, 'LegalEntity')

const saying = (changes: Partial<Individual>): SampleDossier => ({
  ...person,
  answers: {
    ...person.answers,
    entityDetails: { individual: { ...person.answers.entityDetails?.individual, ...changes } },
  },
})
const found = (dossier: SampleDossier) =>
  dossierFindings(dossier, ruleContext).filter(({ code }) => code === 'unprintable')
const heldBack = (kind: 'Due diligence' | 'Subscription', dossier: SampleDossier) =>
  keepsFromSigning(kind, dossier, ruleContext)
    .filter(({ code }) => code === 'unprintable')
    .map(({ question }) => question)

describe('an answer', () => {
  test('is refused where a paper cannot print it, which is said at the question in words', () => {
    const named = saying({ lastName: '王小明', occupation: 'مهندس' })
    expect(found(named).map(({ question }) => question)).toEqual([
      'entityDetails.individual.lastName',
      'entityDetails.individual.occupation',
    ])
    const [first] = found(named)
    expect(first && dossierText(first)).toBe(
      'Our papers cannot show these letters: 王 小 明. Write this in Latin letters; a name as it stands in the ' +
        'passport or in the register.',
    )
    expect(heldBack('Due diligence', named)).toHaveLength(2)
  })

  test('is taken in Greek, Cyrillic, Vietnamese and every other character that a paper has', () => {
    for (const lastName of ['Παπαδοπούλου', 'Щербакова', 'Nguyễn', 'Łukasiewicz', "O'Hara-Weiß"])
      expect(found(saying({ lastName }))).toEqual([])
    // As some keyboards and files write it: character and mark apart, and with signs that show nothing.
    expect(found(saying({ lastName: '\u200E' + 'Éva'.normalize('NFD'), residentialAddress: 'A\r\n\tB' }))).toEqual([])
  })

  test('names ten characters of a long text, and that there are more', () => {
    const [long] = found(saying({ residentialAddress: '上海市浦东新区世纪大道一百号' }))
    expect(long?.values).toEqual({ letters: '上 海 市 浦 东 新 区 世 纪 大 …' })
  })

  test('holds up the paper on which it stands: in a row of a list, and of the contract', () => {
    const [signatory, ...rest] = company.answers.signatories ?? []
    const answers = {
      ...company.answers,
      entityDetails: { ...company.answers.entityDetails, legalName: 'شركة' },
      signatories: [{ ...signatory, individual: { ...signatory?.individual, firstName: '明' } }, ...rest],
      bankAccount: { ...company.answers.bankAccount, bankCity: '上海' },
    }
    const signs = `signatories.${signatory?.key}.individual.firstName`
    const changed = { ...company, answers }
    expect(heldBack('Due diligence', changed)).toEqual(['entityDetails.legalName', signs])
    expect(heldBack('Subscription', changed)).toEqual(expect.arrayContaining(['bankAccount.bankCity', signs]))
    expect(heldBack('Subscription', changed)).toHaveLength(2)
  })
})

test('the record of signatures marks the characters of a file and of a typed name that it cannot print', () => {
  const evidence = [{ id: 7, fileName: '护照.pdf', contentHash: 'ab12' }]
  const signed = { hash: 'cd34', at: '2026-11-21T10:00:00Z', networkAddress: '–', account: 'x', evidence }
  const [signature, files] = signatureSections({ ...signed, signatures: ['Ελένη ★ Lee'] })
  expect(signature?.title).toBe('Ελένη ? Lee')
  expect(files?.rows).toEqual([{ label: '??.pdf (7)', value: 'ab12' }])
})

describe('signing', async () => {
  const { api, world, make, addPaper, save, acted, act } = await serveOnboarding()
  const surroundings = await surroundingsIn(world)
  const dossier = soundDossier(4, surroundings.around, 'LegalEntity')
  const signatures = (dossier.answers.signatories ?? []).map(({ individual }) => ({
    name: `${individual?.firstName} ${individual?.lastName}`,
  }))

  async function signedWith(changes: { investorName?: string; city?: string; fileName?: string }) {
    const { fileName = 'Passport.pdf', ...entered } = changes
    let onboarding = await make({ ...madeFor(dossier, surroundings.fundId), ...entered })
    const file = (await addPaper(onboarding.id, 'Evidence', 'user', fileName)).json<{ id: number }>()
    const answers = provenBy(answersOfNobodyElse(dossier, surroundings.around), file.id)
    onboarding = (await save(onboarding, { answers })).json()
    onboarding = await acted('start', onboarding)
    onboarding = await acted('submit-to-investor', onboarding)
    return act('sign-paper', onboarding, { signatures }, 'investor')
  }

  test('is refused where staff have entered what the heading cannot print, and says who can mend it', async () => {
    const refused = await signedWith({ investorName: '大和 Holdings', city: '上海' })
    expect([refused.statusCode, refused.json<Refused>().errors]).toEqual([
      422,
      {
        '': [
          'The heading of the paper cannot show these letters of the name of the investor, “大和 Holdings”: 大 和. ' +
            'Your fund manager has entered it, and has to write it in Latin letters before you can sign.',
          expect.stringMatching(/^The heading of the paper cannot show these letters of the city, “上海”: 上 海\./),
        ],
      },
    ])
  })

  test('by hand is refused as well, with the same words; the draft marks each such character', async () => {
    const ofPerson = soundDossier(1, surroundings.around, 'NaturalPerson')
    const answers = answersOfNobodyElse(ofPerson, surroundings.around)
    const individual = { ...answers.entityDetails?.individual, lastName: '王 Hale' }
    const take = async (given: object) => {
      const made = await acted('start', await make({ ...madeFor(ofPerson, surroundings.fundId), ...given }))
      const { id } = await acted('submit-to-investor', made)
      const url = `/api/portal/larkmoor/onboardings/${id}`
      const kind = encodeURIComponent('Due diligence')
      const [paper, draft] = [await api.get('investor', `${url}/paper?kind=${kind}`), `${url}/draft?kind=${kind}`]
      return { paper, drafted: insidesOf((await api.get('investor', draft)).rawPayload) }
    }
    const answered = await take({ answers: { ...answers, entityDetails: { individual } } })
    // Whoever takes a file reads the detail of a refusal, or else no more than its title.
    expect([answered.paper.statusCode, answered.paper.json<{ detail?: string }>().detail]).toEqual([
      422,
      expect.stringContaining('Our papers cannot show these letters: 王.'),
    ])
    expect(answered.drafted).toContain('? Hale')
    const headed = await take({ answers, investorName: '大和 Holdings' })
    expect([headed.paper.statusCode, headed.paper.body]).toEqual([
      422,
      expect.stringContaining('The heading of the paper cannot show these letters of the name of the investor'),
    ])
    expect(headed.drafted).toContain('?? Holdings')
    expect((await take({ answers, investorName: 'Letters Of Latin Ltd' })).paper.statusCode).toBe(200)
  })

  test('is refused under a fund whose name the heading cannot print', async () => {
    const named = (name: string) =>
      api.database.asAdministrator('update funds set name = $1 where id = $2', [name, surroundings.fundId])
    const [before] = await api.database.asAdministrator<{ name: string }>('select name from funds where id = $1', [
      surroundings.fundId,
    ])
    await named('Fund 三')
    const refused = await signedWith({ investorName: 'Fund Of Letters Ltd' })
    await named(before?.name ?? '')
    expect([refused.statusCode, refused.body]).toEqual([422, expect.stringContaining('the name of the fund')])
  })

  test('is open to who is named in Greek, and to files that are named in other letters', async () => {
    const signed = await signedWith({ investorName: 'Ελένη Holdings', city: 'Αθήνα', fileName: '护照.pdf' })
    expect([signed.statusCode, signed.body]).toEqual([200, expect.any(String)])
  })
})
