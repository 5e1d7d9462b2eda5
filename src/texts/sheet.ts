/** Messages of the tables that are filled in like a sheet. They come with the first of them. */
import { withPage } from './pageTexts.ts'

export const sheetTexts = withPage({
  sheet: {
    gaveWay: 'What a button had filled in has given way to what is stored now.',
    kept: 'Your amounts are still here. What both of you changed is marked: compare, then save again to store yours.',
    labels: {
      sentence: 'What stood before the amounts was left out: “%{text}” and what is below it.',
      title: 'Amounts pasted',
    },
    misfit: {
      amountsAsNotes: 'A column of amounts would fall on the notes: “%{text}”.',
      noAmounts: 'A column of what you copied holds no amounts: “%{text}”.',
      noCell: '“%{text}” would fall on a cell that cannot be filled in.',
      nothing: 'Nothing was pasted.',
      title: 'This does not fit here',
      tooLong: 'Rows copied: %{rows}; rows from here on: %{room}.',
      tooLongText: '“%{text}” is longer than %{most} characters.',
      tooWide: 'Columns copied: %{columns}; columns from here on: %{room}.',
    },
    setAside:
      '1 change that you typed is set aside until it is open again. ||||' +
      ' %{smart_count} changes that you typed are set aside until it is open again.',
    showFirst: 'Show the first',
    storedMeanwhile: 'Stored in the meantime: %{amount}',
    title: 'Changed in the meantime',
  },
})
