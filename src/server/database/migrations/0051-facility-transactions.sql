-- Drafted by npm run generate. Review it; once it has run anywhere it is history and never changes.

alter table transactions drop constraint transactions_sub_type_check;
alter table transactions add constraint transactions_sub_type_check check (sub_type in (
  'Initial purchase', 'Follow-on', 'Conversion', 'Loan drawdown', 'Capitalised cost', 'Full exit',
  'Partial exit', 'Loan repayment', 'Write-off', 'Partial write-off', 'Return of capital', 'Dividend',
  'Interest', 'Fee', 'Accounting, administration and IT', 'Audit and tax', 'Bank fees', 'Custody',
  'Due diligence', 'Legal', 'Organisation costs', 'Other travel and entertainment', 'Other',
  'Investments', 'Investments (outside commitment)', 'Management fee (inside commitment)',
  'Management fee (outside)', 'Partnership expenses', 'Partnership expenses (outside)',
  'Org. cost (inside)', 'Return of capital - cash', 'Return of capital - stock',
  'Return of capital - management fees', 'Return of capital - partnership expenses',
  'Return of excess capital called', 'Temporary return of capital - investment',
  'Temporary return of capital - management fees',
  'Temporary return of capital - partnership expenses', 'Realised gain/loss - cash',
  'Realised gain/loss - stock', 'Recallable realised gain/loss', 'Dividend income',
  'Recallable dividend income', 'Interest income', 'Recallable interest income', 'Income',
  'Recallable income', 'Withholding tax', 'Carry', 'Subsequent close interest (call)',
  'Subsequent close interest (distribution)', 'Unfunded adjustment', 'Cost basis adjustment',
  'Commitment amount', 'Facility drawdown', 'Facility repayment', 'Purchase of currency',
  'Sale of currency', 'Between own accounts'));
