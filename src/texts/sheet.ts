/** Words of the tables that are filled in like a sheet. They come with the first of them. */
import { withPage } from './pageTexts.ts'

export const sheetTexts = withPage({
  sheet: {
    kept: 'Your amounts are still here. Save again to store them; where both of you changed an amount, it is marked.',
    showFirst: 'Show the first',
    storedMeanwhile: 'Stored in the meantime: %{amount}',
    title: 'Changed in the meantime',
    who: 'Somebody else has saved amounts here.',
  },
})
