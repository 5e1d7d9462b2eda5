/** A table that an area has stated, of any length: it goes through the same queue and into the same forms as a list. */
import { create as contentDisposition } from 'content-disposition'
import type { FastifyReply } from 'fastify'
import type { Table } from '../../api/reads.ts'
import type { Account, Context } from '../../context.ts'
import { Spreadsheet } from '../exchange/spreadsheet.ts'
import { sheetName } from '../exchange/workbook.ts'
import { transactionOf } from '../records/transaction.ts'
import {
  assertFitsSheet,
  csvHead,
  csvRows,
  madeInTransaction,
  sentAfterOthers,
  temporaryFileIn,
  typeOf,
} from './exportContent.ts'
import type { ExportFormat, Unfinished } from './exportContent.ts'
import { assertWanted } from './fairQueue.ts'
import { leftSignal } from './requests.ts'
import type { Services } from './requests.ts'

interface Asked {
  format: ExportFormat
  fileName: string
}

export async function sendTable(
  services: Services,
  account: Account,
  reply: FastifyReply,
  { format, fileName }: Asked,
  tableOf: (context: Context) => Table,
): Promise<FastifyReply> {
  const left = leftSignal(reply)
  const content = await services.concurrencyLimits.export(account, left, () =>
    madeInTransaction(services.database, account, async (tx, unfinished) =>
      WRITERS[format](tableOf(await transactionOf(services, account, tx).context()), left, unfinished),
    ),
  )
  return reply
    .type(typeOf(format))
    .header('content-disposition', contentDisposition(`${fileName}.${format}`))
    .send(sentAfterOthers(content, services))
}

type Writer = (table: Table, left: AbortSignal, unfinished: Unfinished) => Promise<void>

const WRITERS: Readonly<Record<ExportFormat, Writer>> = {
  async csv({ fields, portions }, left, unfinished) {
    const file = temporaryFileIn(unfinished)
    await file.write(csvHead(fields))
    for await (const rows of portions) {
      assertWanted(left)
      await file.write(csvRows(fields, rows))
    }
  },
  async json({ portions }, left, unfinished) {
    const file = temporaryFileIn(unfinished)
    let separator = '['
    for await (const rows of portions) {
      assertWanted(left)
      if (rows.length === 0) continue
      await file.write(separator + rows.map(row => JSON.stringify(row)).join(','))
      separator = ','
    }
    await file.write(separator === '[' ? '[]' : ']')
  },
  async xlsx({ title, fields, portions }, left, unfinished) {
    const made = new Spreadsheet([{ title: sheetName(title, new Set()), fields }])
    unfinished.push(made)
    let count = 0
    for await (const rows of portions) {
      assertWanted(left)
      count += rows.length
      assertFitsSheet(count)
      made.add(
        0,
        rows.map(row => fields.map(({ name }) => row[name])),
      )
    }
  },
}
