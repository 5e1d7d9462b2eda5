/** The limited partners of the demo funds, with what each has committed to which fund. All names are made up. */

export type FundKey = 'ventures' | 'growth' | 'nordic' | 'seed'

interface PartnerKind { legalStatus: string; investorType: string; aifmdInvestorGroup: string }

/** The words of this file; the loader takes the values of the lists for them. */
export const KINDS = {
  pension: { legalStatus: 'LegalEntity', investorType: 'Pension fund', aifmdInvestorGroup: 'PFND' },
  insurer: { legalStatus: 'LegalEntity', investorType: 'Insurance', aifmdInvestorGroup: 'INSC' },
  fundOfFunds: { legalStatus: 'InvestmentFund', investorType: 'Fund of funds', aifmdInvestorGroup: 'OCIU' },
  agency: { legalStatus: 'PublicBody', investorType: 'Government agency', aifmdInvestorGroup: 'GENG' },
  bank: { legalStatus: 'LegalEntity', investorType: 'Bank', aifmdInvestorGroup: 'BANK' },
  corporate: { legalStatus: 'LegalEntity', investorType: 'Corporate', aifmdInvestorGroup: 'NFCO' },
  foundation: { legalStatus: 'Foundation', investorType: 'Foundation', aifmdInvestorGroup: 'NFCO' },
  endowment: { legalStatus: 'Foundation', investorType: 'Endowment', aifmdInvestorGroup: 'NFCO' },
  familyOffice: { legalStatus: 'LegalEntity', investorType: 'Family office', aifmdInvestorGroup: 'OFIN' },
  partnership: { legalStatus: 'Partnership', investorType: 'Family office', aifmdInvestorGroup: 'OFIN' },
  trust: { legalStatus: 'Trust', investorType: 'Family office', aifmdInvestorGroup: 'HHLD' },
  nominee: { legalStatus: 'NomineeOrCustodian', investorType: 'Family office', aifmdInvestorGroup: 'OFIN' },
  holding: { legalStatus: 'LegalEntity', investorType: 'Private individual', aifmdInvestorGroup: 'NFCO' },
  individual: { legalStatus: 'NaturalPerson', investorType: 'Private individual', aifmdInvestorGroup: 'HHLD' },
  generalPartner: { legalStatus: 'LegalEntity', investorType: 'GP commitment', aifmdInvestorGroup: 'OFIN' },
} satisfies Record<string, PartnerKind>

export interface DemoPartner {
  name: string
  kind: keyof typeof KINDS
  /** First and last name of the main contact, and the name of its mail domain. */
  contact: readonly [firstName: string, lastName: string, house: string]
  city: string
  country: string
  /** Whole units of the fund's currency; a number stands for so many thousands. */
  commitments: Partial<Record<FundKey, number | string>>
  /** A second contact that gets the notices too. */
  second?: readonly [firstName: string, lastName: string, role: string]
}

type Row = readonly [name: string, kind: keyof typeof KINDS, contact: readonly [string, string, string], city: string, country: string, ventures: number, growth: number | string, nordic: number, second?: readonly [string, string, string]]

const ROWS: readonly Row[] = [
  ["Ashcombe Teachers' Pension", 'pension', ['Imogen', 'Hale', 'ashcombe'], 'Ashcombe', 'GB', 8000, 20000, 25000, ['Nigel', 'Ostler', 'Head of operations']],
  ['Borrowdale Mutual Assurance', 'insurer', ['Edmund', 'Shaw', 'borrowdale'], 'Borrowdale', 'GB', 6000, 18000, 0, ['Philippa', 'Crane', 'Treasury']],
  ['Calderstone Endowment', 'endowment', ['Miriam', 'Calder', 'calderstone'], 'Calderstone', 'GB', 2000, 0, 3000, ['Roderick', 'Vane', 'Adviser']],
  ['Dray & Finch Family Office', 'familyOffice', ['Oliver', 'Dray', 'drayfinch'], 'Harrowby', 'GB', 1500, 0, 5000, ['Judith', 'Finch', 'Partner']],
  ['Elmsworth Nominees', 'nominee', ['Konrad', 'Elmsworth', 'elmsworth'], 'Elmsworth', 'GB', 1000, 0, 0],
  ['Fernhollow Foundation', 'foundation', ['Ingrid', 'Fernhollow', 'fernhollow'], 'Fernhollow', 'SE', 1500, 3000, 0],
  ['Marit Solvang', 'individual', ['Marit', 'Solvang', 'solvang'], 'Solvang', 'NO', 400, 400, 600],
  ['Holding Vrhnik d.o.o.', 'holding', ['Matej', 'Vrhnik', 'vrhnik'], 'Vrhnik', 'SI', 300, 600, 400, ['Nika', 'Zaplana', 'Accounting']],
  ['Zellweg Family Office', 'familyOffice', ['Nadine', 'Zellweg', 'zellweg'], 'Zellweg', 'CH', 1000, 0, 4000, ['Urs', 'Brandis', 'Adviser']],
  ['Garsdale Pension Trust', 'pension', ['Paul', 'Garsdale', 'garsdale'], 'Garsdale', 'IE', 0, 15000, 0, ['Aoife', 'Tierney', 'Investment office']],
  ['Haverfield Life', 'insurer', ['Helena', 'Haverfield', 'haverfield'], 'Haverfield', 'IE', 0, 12000, 20000, ['Declan', 'Mabey', 'Investment office']],
  ['Ivernois Prévoyance', 'insurer', ['Luc', 'Ivernois', 'ivernois'], 'Ivernois', 'FR', 5000, 12000, 0, ['Manon', 'Tessier', 'Back office']],
  ['Jorvik Municipal Pension', 'pension', ['Beatrix', 'Jorvik', 'jorvik'], 'Jorvik', 'GB', 0, 10000, 18000, ['Colin', 'Straw', 'Pension board']],
  ['Kirkstone Private Markets Fund of Funds', 'fundOfFunds', ['Samuel', 'Kirkstone', 'kirkstone'], 'Kirkstone', 'GB', 6000, 10000, 0, ['Lydia', 'Marr', 'Fund accounting']],
  ['Lindeboom Pensioenfonds', 'pension', ['Anneke', 'Lindeboom', 'lindeboom'], 'Lindeboom', 'NL', 0, 8000, 15000, ['Bram', 'Hoekstra', 'Custody']],
  ['Merrow Capital Access III', 'fundOfFunds', ['Victor', 'Merrow', 'merrow'], 'Larkmoor', 'LU', 5000, 0, 15000, ['Celeste', 'Audry', 'Fund accounting']],
  ['Northwood Reinsurance', 'insurer', ['Ottilie', 'Northwood', 'northwood'], 'Northwood', 'LU', 0, 0, 20000, ['Henrik', 'Pohl', 'Treasury']],
  ['Oakhanger College Endowment', 'endowment', ['Piers', 'Oakhanger', 'oakhanger'], 'Oakhanger', 'GB', 1000, 0, 0],
  ['Pavlin Foundation', 'foundation', ['Renata', 'Pavlin', 'pavlin'], 'Pavlin', 'SI', 1000, 0, 0],
  ['Quist Liv & Pension', 'insurer', ['Magnus', 'Quist', 'quist'], 'Quistad', 'SE', 0, 0, 25000, ['Elin', 'Sjöholm', 'Back office']],
  ['Ravenel Fonds de Fonds', 'fundOfFunds', ['Sophie', 'Ravenel', 'ravenel'], 'Ravenel', 'FR', 5000, 8000, 0, ['Yann', 'Kervran', 'Fund accounting']],
  ['Fjellvik Select Fund', 'fundOfFunds', ['Tobias', 'Sandvik', 'sandvik'], 'Fjellvik', 'NO', 0, 7000, 12000, ['Solveig', 'Mork', 'Fund accounting']],
  ['Thornbury Secondary Partners', 'fundOfFunds', ['Clara', 'Thornbury', 'thornbury'], 'Thornbury', 'GB', 0, 5000, 0],
  ['Ulvestad Fund Selection', 'fundOfFunds', ['Emil', 'Ulvestad', 'ulvestad'], 'Ulvestad', 'NO', 0, 0, 10000, ['Ragna', 'Dahle', 'Fund accounting']],
  ['Venn & Co Private Bank', 'bank', ['Daphne', 'Venn', 'venn'], 'Vennau', 'CH', 3000, 0, 0, ['Reto', 'Amstad', 'Custody']],
  ['Wetherby Industrial Group', 'corporate', ['Ansel', 'Wetherby', 'wetherby'], 'Wetherham', 'GB', 2000, 0, 0],
  ['Yarrow Bank', 'bank', ['Yvonne', 'Yarrow', 'yarrow'], 'Yarrow', 'NL', 0, 6000, 8000, ['Joris', 'Vink', 'Custody']],
  ['Zimmer Maschinenbau', 'corporate', ['Leopold', 'Zimmer', 'zimmer'], 'Zimmern', 'DE', 0, 4000, 0],
  ['Bakken Shipping', 'corporate', ['Astrid', 'Bakken', 'bakken'], 'Bakken', 'NO', 0, '1666666.67', 0],
  ['Rowmark Innovation Agency', 'agency', ['Dieter', 'Rowald', 'rowmark'], 'Rowmark', 'DE', 10000, 0, 30000, ['Anja', 'Felden', 'Controlling']],
  ['Selsund Growth Agency', 'agency', ['Maja', 'Selsund', 'selsund'], 'Selsund', 'SE', 0, 15000, 25000, ['Oskar', 'Vall', 'Controlling']],
  ['Tarnwell Foundation', 'foundation', ['Agnes', 'Tarnwell', 'tarnwell'], 'Tarnwell', 'GB', 0, 2500, 0],
  ['Emberley University Endowment', 'endowment', ['Julian', 'Emberley', 'emberley'], 'Emberley', 'GB', 0, 2000, 0],
  ['Lydgate Music Foundation', 'foundation', ['Rosalind', 'Lydgate', 'lydgate'], 'Lydgate', 'IE', 0, 1500, 0],
  ['Hollin Hospital Endowment', 'endowment', ['Graham', 'Hollin', 'hollin'], 'Hollin', 'GB', 0, 1000, 0],
  ['Marchetta Family Office', 'familyOffice', ['Livia', 'Marchetta', 'marchetta'], 'Marchetta', 'IT', 1000, 0, 0],
  ['Okehurst Family Office', 'familyOffice', ['Rupert', 'Okehurst', 'okehurst'], 'Okehurst', 'GB', 1000, 0, 0],
  ['Penhallow Family Trust', 'trust', ['Morwenna', 'Penhallow', 'penhallow'], 'St Larkmoor', 'JE', 0, '3333333.33', 0, ['Silas', 'Trelawn', 'Trustee']],
  ['Stannard Family Office', 'familyOffice', ['Felix', 'Stannard', 'stannard'], 'Stannard', 'GB', 0, 1500, 0],
  ['Brandreth Family Office', 'familyOffice', ['Harriet', 'Brandreth', 'brandreth'], 'Brandreth', 'GB', 0, 1500, 0],
  ['Caldwell Heirs Partnership', 'partnership', ['Theodore', 'Caldwell', 'caldwell'], 'Caldwell', 'IE', 0, 1000, 0],
  ['Delacourt & Fils', 'partnership', ['Etienne', 'Delacourt', 'delacourt'], 'Delacourt', 'BE', 0, 1000, 0],
  ['Eskildsen Family Holding', 'familyOffice', ['Kirsten', 'Eskildsen', 'eskildsen'], 'Eskild', 'DK', 0, 1000, 0],
  ['Fairbairn Family Office', 'familyOffice', ['Alistair', 'Fairbairn', 'fairbairn'], 'Fairbairn', 'GB', 0, 1000, 0],
  ['Grünau Familienholding', 'familyOffice', ['Leonie', 'Gruenau', 'gruenau'], 'Grünau', 'AT', 0, 1000, 0],
  ['Hestholm Family Office', 'familyOffice', ['Sigurd', 'Hestholm', 'hestholm'], 'Hestholm', 'NO', 0, 1000, 0],
  ['Anselm Trewin', 'individual', ['Anselm', 'Trewin', 'trewin'], 'Trewin', 'GB', 300, 400, 0],
  ['Birgit Halvard', 'individual', ['Birgit', 'Halvard', 'halvard'], 'Halvard', 'DK', 200, 400, 0],
  ['Cormac Delahunt', 'individual', ['Cormac', 'Delahunt', 'delahunt'], 'Delahunt', 'IE', 200, 400, 0],
  ['Dorothea Winkel', 'individual', ['Dorothea', 'Winkel', 'winkel'], 'Winkel', 'DE', 200, 300, 0],
  ['Ewan Strachey', 'individual', ['Ewan', 'Strachey', 'strachey'], 'Strachey, VT', 'US', 200, 250, 0],
  ['Fabienne Loriot', 'individual', ['Fabienne', 'Loriot', 'loriot'], 'Loriot', 'FR', 200, 300, 0],
  ['Gareth Pennick Holdings', 'holding', ['Gareth', 'Pennick', 'pennick'], 'Pennick', 'GB', 100, 250, 0],
  ['Hugo Lindqvist', 'individual', ['Hugo', 'Lindqvist', 'lindqvist'], 'Lindqvist', 'SE', 100, 0, 0],
  ['Isolde Marchant', 'individual', ['Isolde', 'Marchant', 'marchant'], 'Marchant', 'BE', 100, 0, 0],
  ['Jasper Nyland', 'individual', ['Jasper', 'Nyland', 'nyland'], 'Nyland', 'FI', 100, 0, 0],
  ['Katrin Aumann', 'individual', ['Katrin', 'Aumann', 'aumann'], 'Aumann', 'DE', 0, 500, 0],
  ['Lambert Oosterveld', 'individual', ['Lambert', 'Oosterveld', 'oosterveld'], 'Oosterveld', 'NL', 0, 500, 0],
  ['Mireille Castagne', 'individual', ['Mireille', 'Castagne', 'castagne'], 'Castagne', 'FR', 0, 500, 0],
  ['Larkmoor Ventures I GP S.à r.l.', 'generalPartner', ['Agathe', 'Lorentz', 'larkmoorgp'], 'Larkmoor', 'LU', 1100, 0, 0],
  ['Larkmoor Growth II GP S.à r.l.', 'generalPartner', ['Bastien', 'Wagener', 'larkmoorgp'], 'Larkmoor', 'LU', 0, 3200, 0],
  ['Larkmoor Nordic GP Limited', 'generalPartner', ['Signe', 'Ronstad', 'larkmoorgp'], 'St Larkmoor', 'JE', 0, 0, 4000],
]

export const LARKMOOR_PARTNERS: readonly DemoPartner[] = ROWS.map(([name, kind, contact, city, country, ventures, growth, nordic, second]) => ({
  name, kind, contact, city, country, commitments: { ...ventures !== 0 && { ventures }, ...growth !== 0 && { growth }, ...nordic !== 0 && { nordic } }, ...second && { second },
}))

export const THORNFIELD_PARTNERS: readonly DemoPartner[] = [
  { name: 'Jonas Reed', kind: 'individual', contact: ['Jonas', 'Reed', 'thornfield'], city: 'Dornfeld', country: 'DE', commitments: { seed: 2000 } },
  { name: 'Holt Beteiligungen', kind: 'familyOffice', contact: ['Rasmus', 'Holt', 'holt'], city: 'Holt', country: 'DE', commitments: { seed: 1500 } },
]

