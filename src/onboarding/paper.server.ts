/** Draws declaration, contract and the record of a signature as PDF on A4. The same answers give the same bytes. */
import type { CalendarDate } from '../entity.ts'
import type { Stored } from '../entityTypes.ts'
import { formatDate } from '../formats.ts'
import {
  BODY,
  drawAddressee,
  drawSender,
  drawTitle,
  HEADING,
  LEADING,
  SMALL,
  STRONG,
} from '../notices/paperParts.server.ts'
import { PAGE, SheetOfPaper, SOFT, TEXT_WIDTH } from '../papers/sheetOfPaper.server.ts'
import { text } from '../texts.ts'
import {
  paperSections,
  paperStatements,
  paperTitle,
  selfCertifications,
  signatureSections,
  signersOf,
} from './paperContent.ts'
import type { PaperSection, ReferenceNames, Signed } from './paperContent.ts'
import type { SignedKind } from './steps.ts'
import './texts.ts'

type Onboarding = Stored<'onboarding'>

export interface PaperParts {
  kind: SignedKind
  onboarding: Onboarding
  fund: Pick<Stored<'fund'>, 'name' | 'address' | 'tradeRegisterNumber'>
  names: ReferenceNames
  today: CalendarDate
  /** To be passed on before it is signed. */
  draft?: true | undefined
}

export interface DrawnPaper {
  content: Buffer
  pages: number
}

export async function drawPaper({ kind, onboarding, fund, names, today, draft }: PaperParts): Promise<DrawnPaper> {
  const title = draft ? text('onboarding.paper.draft', { paper: paperTitle(kind) }) : paperTitle(kind)
  const sheet = await opened({ kind, onboarding, fund, today, draft }, title)
  if (draft) paragraph(sheet, text('onboarding.paper.draftOf', { date: formatDate(today) }))
  for (const statement of paperStatements(kind, onboarding)) paragraph(sheet, statement)
  sheet.y += 6
  const sections = [
    ...paperSections(kind, onboarding, names),
    ...(kind === 'Due diligence' ? selfCertifications(onboarding, names) : []),
  ]
  for (const section of sections) drawSection(sheet, section)
  if (!draft)
    drawSection(sheet, {
      title: text('onboarding.paper.signers'),
      rows: signersOf(onboarding).map(name => ({ label: name, value: text('onboarding.paper.signsBelow') })),
    })
  return finish(sheet, title)
}

export type SignatureRecord = Omit<PaperParts, 'names' | 'draft'> & Signed

/** Who has signed which document, when and from where. */
export async function drawSignatures(signed: SignatureRecord): Promise<DrawnPaper> {
  const { kind, onboarding, fund, today } = signed
  const sheet = await opened({ kind, onboarding, fund, today }, text('onboarding.paper.signatures'))
  paragraph(sheet, text('onboarding.paper.signaturesOf', { paper: paperTitle(kind) }))
  sheet.y += 6
  for (const section of signatureSections(signed)) drawSection(sheet, section)
  return finish(sheet, paperTitle(kind))
}

function opened(
  { kind, onboarding, fund, today, draft }: Pick<PaperParts, 'kind' | 'onboarding' | 'fund' | 'today' | 'draft'>,
  heading = paperTitle(kind),
): Promise<SheetOfPaper> {
  const { investorName, address, postalCode, city } = onboarding
  const described = {
    title: `${heading}, ${investorName}`,
    author: fund.name,
    day: today,
    marksUnprintable: draft === true,
  }
  return SheetOfPaper.open(described).then(sheet => {
    drawSender(
      sheet,
      {
        name: fund.name,
        address: [fund.address].filter(line => line !== null),
        tradeRegisterNumber: fund.tradeRegisterNumber,
      },
      [formatDate(today)],
    )
    const town = [postalCode, city].filter(Boolean).join(' ')
    drawAddressee(sheet, { name: investorName, attention: null, address: [address, town].filter(Boolean) })
    drawTitle(sheet, heading, text('onboarding.paper.lead', { fund: fund.name }))
    return sheet
  })
}

const LABEL_WIDTH = 170

function drawSection(sheet: SheetOfPaper, { title, rows }: PaperSection): void {
  sheet.need(LEADING * 3)
  sheet.line(title, { x: PAGE.left, y: sheet.y }, sheet.fitting(title, TEXT_WIDTH, HEADING))
  sheet.y += 16
  for (const { label, value } of rows) {
    const width = TEXT_WIDTH - LABEL_WIDTH - 10
    const labels = sheet.wrapped(label, LABEL_WIDTH, { ...BODY, color: SOFT })
    const values = sheet.wrapped(value, width, STRONG)
    const height = Math.max(labels.length, values.length) * LEADING
    sheet.need(height)
    for (const [index, line] of labels.entries())
      sheet.line(line, { x: PAGE.left, y: sheet.y + index * LEADING }, { ...BODY, color: SOFT })
    for (const [index, line] of values.entries())
      sheet.line(line, { x: PAGE.left + LABEL_WIDTH + 10, y: sheet.y + index * LEADING }, BODY)
    sheet.y += height
  }
  sheet.y += 10
}

function paragraph(sheet: SheetOfPaper, content: string): void {
  for (const line of sheet.wrapped(content, TEXT_WIDTH, BODY)) {
    sheet.need(LEADING)
    sheet.line(line, { x: PAGE.left, y: sheet.y }, BODY)
    sheet.y += LEADING
  }
  sheet.y += 4
}

async function finish(sheet: SheetOfPaper, title: string): Promise<DrawnPaper> {
  const content = await sheet.finish((page, pages) => {
    const style = { ...SMALL, size: 7.9 }
    const y = PAGE.height - 40
    sheet.rule({ x: PAGE.left, y: y - 6, width: TEXT_WIDTH })
    sheet.line(title, { x: PAGE.left, y }, style)
    sheet.line(text('onboarding.paper.page', { page, pages }), { x: PAGE.left + TEXT_WIDTH, y, right: true }, style)
  })
  return { content, pages: sheet.pages }
}
