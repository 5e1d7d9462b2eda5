/** What the thread of spreadsheet.ts does: gathers the rows of each sheet, then writes them all. */
import { parentPort, workerData } from 'node:worker_threads'
import writeXlsxFile from 'write-excel-file/node'
import type { SheetData } from 'write-excel-file/node'
import type { Field } from '../../entity.ts'
import { dataCell, headerCell } from './exportCells.ts'
import type { SheetPlan, SheetMessage } from './spreadsheet.ts'

const sheets = (workerData as readonly SheetPlan[]).map(({ title, fields }) => ({
  title,
  fields,
  data: [fields.map(headerCell)] as SheetData,
}))

function widthOf(field: Field): { width: number } {
  return {
    width:
      field.kind === 'text' || field.kind === 'reference' ? 28 : Math.max(12, Math.min(24, field.title.length + 2)),
  }
}

parentPort!.on('message', (message: SheetMessage) => void take(message))

async function take(message: SheetMessage): Promise<void> {
  if (message !== 'finished') {
    const { fields, data } = sheets[message.sheet]!
    for (const row of message.rows) data.push(fields.map((field, index) => dataCell(field, row[index])))
    return
  }
  const written = await writeXlsxFile(
    sheets.map(({ title, fields, data }) => ({ sheet: title, data, columns: fields.map(widthOf), stickyRowsCount: 1 })),
  ).toBuffer()
  const content = new Uint8Array(written).buffer
  parentPort!.postMessage(content, [content])
  parentPort!.close()
}
