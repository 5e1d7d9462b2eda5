/**
 * Messages of taking records over from a spreadsheet, for the server and for its dialogue. Joined in
 * src/texts.ts.
 */

export const importTexts = {
  import: {
    again: 'Choose another file',
    ambiguous: 'Several records are called “%{value}”: use a code, or rename one',
    column: { mistakes: 'To mend', notes: 'Notes', row: 'Row' },
    columnTwice: 'The column “%{column}” stands in the file twice',
    done: '%{smart_count} %{one} imported |||| %{smart_count} %{many} imported',
    drop: 'or drop it here: .xlsx or .csv, up to %{rows} rows and 5 MB',
    choices: 'Choose one of: %{choices}.',
    choicesMore: 'Choose one of: %{choices} and %{count} more.',
    choose: 'Choose file',
    empty: 'The file has no rows below its head',
    existing: 'Left out, because a record of the same %{key} stands already: %{smart_count}',
    filled: 'Values in italics were empty in the file, and are filled as the form fills them.',
    ignored: 'Not taken over, because no field has this name: %{columns}',
    leaveOutWrong: 'Leave this row out |||| Leave these %{smart_count} rows out',
    mistakes: 'Download them with the reasons',
    more: 'Show %{smart_count} more row |||| Show %{smart_count} more rows',
    noneTaken: 'No row is taken over.',
    noColumns: 'No column has the name of a field. The first row must hold the titles; required are: %{columns}',
    notUtf8: 'The file is not UTF-8. Save it as “CSV UTF-8”, or as .xlsx.',
    open: 'Import',
    reading: 'Checking the file …',
    ready: 'The row can be imported. |||| All %{smart_count} rows can be imported.',
    readyOf: '%{taken} of %{all} rows can be imported.',
    refused: 'Nothing was imported: %{wrong} of %{all} rows have to be mended first',
    doubtful: 'One row is unusual: see beside it. |||| %{smart_count} rows are unusual: see beside them.',
    doubtfulMoney:
      'One row is unusual. Importing confirms that it is right. |||| ' +
      '%{smart_count} rows are unusual. Importing confirms that they are right.',
    runDoubtful: 'Import %{smart_count} row all the same |||| Import %{smart_count} rows all the same',
    run: 'Import %{smart_count} row |||| Import %{smart_count} rows',
    running: 'Importing %{smart_count} row … |||| Importing %{smart_count} rows …',
    sentence:
      'The first row holds the titles of the columns. References are written as name or code, days as 31/03/2026 or 2026-03-31. Nothing is written before you have seen a preview, and then all rows or none.',
    stands: 'Stands already',
    takeRow: 'Import row %{row}',
    table: 'Preview of the file',
    template: 'Download an empty table',
    title: 'Import %{many}',
    beyond: {
      cellLength: 'A cell holds more than %{max} characters.',
      cells: 'The table has more than %{max} cells, blank ones between others included. Split it.',
      columns: 'A cell stands beyond column %{max}, the last one that is read. Delete the columns beyond it.',
      rows: 'A row stands below row %{max}, the last one that is read. Delete the rows below it, or split the file.',
    },
    tooLarge:
      'The workbook unpacks to more than %{megabytes} MB or %{parts} parts. Split it, or save its first sheet as CSV.',
    tooMuchMemory: 'Reading the file takes more than %{megabytes} MB of memory. Split it.',
    tooSlow: 'Reading the file takes longer than %{seconds} seconds. Split it.',
    tooManyRows: 'The file has %{found} rows; at most %{max} are taken at once. Split it.',
    unknown: 'There is no %{name} “%{value}”',
    unreadable: 'The file could not be read. Is it a workbook or a CSV table?',
    wrong: '%{wrong} of %{all} rows have to be mended in the file, or left out. Nothing has been written.',
  },
}
