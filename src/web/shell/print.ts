/** The code that prints comes when somebody prints. */
export function print(): void {
  void import('./printPage.ts').then(({ printPage }) => printPage())
}
