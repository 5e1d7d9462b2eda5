/** Messages of the tables that are filled in like a sheet. They come with the first of them. */
import { withPage } from './pageTexts.ts'

export const sheetTexts = withPage({
  sheet: {
    kept: 'Your amounts are still here. Save again to store them; where both of you changed an amount, it is marked.',
    labels: {
      sentence: 'What stood before the amounts was left out: “%{text}” and what is below it.',
      title: 'Amounts pasted',
    },
    misfit: {
      noAmounts: 'A column of what you copied holds no amounts: “%{text}”.',
      noCell: '“%{text}” would fall on a cell that cannot be filled in.',
      nothing: 'Nothing was pasted.',
      title: 'This does not fit here',
      tooLong: 'Rows copied: %{rows}; rows from here on: %{room}.',
      tooWide: 'Columns copied: %{columns}; columns from here on: %{room}.',
    },
    showFirst: 'Show the first',
    storedMeanwhile: 'Stored in the meantime: %{amount}',
    title: 'Changed in the meantime',
    who: 'Somebody else has saved amounts here.',
  },
})
