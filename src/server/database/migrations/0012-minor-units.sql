-- Amounts have the decimals of their own currency, up to four: the dinar has three, the yen none.
alter table capital_movements drop constraint capital_movements_nominal_share_value_check;
alter table funds drop constraint funds_nominal_share_value_check;
alter table accounting_entries
  alter column total_cash type numeric(22, 4),
  alter column borrowings type numeric(22, 4),
  alter column other_assets_and_liabilities type numeric(22, 4);
alter table capital_movement_lines
  alter column commitment type numeric(22, 4),
  alter column remaining_after type numeric(22, 4),
  alter column investment_funding type numeric(22, 4),
  alter column management_fees type numeric(22, 4),
  alter column expenses_paid_in type numeric(22, 4),
  alter column expenses_out_of_paid_in type numeric(22, 4),
  alter column late_entrance_fee type numeric(22, 4),
  alter column return_of_capital type numeric(22, 4),
  alter column realized_gain type numeric(22, 4),
  alter column distribution type numeric(22, 4),
  alter column recallable_distribution type numeric(22, 4),
  alter column amount_received type numeric(22, 4);
alter table capital_movements
  alter column investment_funding type numeric(22, 4),
  alter column management_fees type numeric(22, 4),
  alter column expenses_paid_in type numeric(22, 4),
  alter column expenses_out_of_paid_in type numeric(22, 4),
  alter column late_entrance_fee type numeric(22, 4),
  alter column return_of_capital type numeric(22, 4),
  alter column realized_gain type numeric(22, 4),
  alter column distribution type numeric(22, 4),
  alter column recallable_distribution type numeric(22, 4),
  alter column nominal_share_value type numeric(22, 4);
alter table closing_commitments
  alter column value type numeric(22, 4);
alter table expense_carried_interest
  alter column amount type numeric(22, 4);
alter table expense_fund_operating_expenses
  alter column amount type numeric(22, 4);
alter table expense_income_and_interest
  alter column amount type numeric(22, 4);
alter table expense_management_fees
  alter column amount type numeric(22, 4);
alter table expense_other_expenses
  alter column amount type numeric(22, 4);
alter table fair_value_weighted_values
  alter column company_value type numeric(22, 4);
alter table fair_values
  alter column value type numeric(22, 4),
  alter column cost type numeric(22, 4);
alter table funds
  alter column nominal_share_value type numeric(22, 4),
  alter column minimal_first_capital_call_amount type numeric(22, 4),
  alter column maximum_investment type numeric(22, 4),
  alter column fixed_management_fee type numeric(22, 4),
  alter column minimum_management_fee type numeric(22, 4);
alter table investment_commitments
  alter column value type numeric(22, 4);
alter table invoice_fee_trace
  alter column amount type numeric(22, 4);
alter table invoices
  alter column total type numeric(22, 4),
  alter column adjustment type numeric(22, 4),
  alter column vat type numeric(22, 4),
  alter column computed_fee type numeric(22, 4),
  alter column offsets_carried_forward type numeric(22, 4);
alter table limited_partner_commitments
  alter column value type numeric(22, 4);
alter table limited_partner_transactions
  alter column amount type numeric(22, 4),
  alter column impact_on_unfunded type numeric(22, 4),
  alter column investment_funding type numeric(22, 4),
  alter column management_fees type numeric(22, 4),
  alter column expenses_paid_in type numeric(22, 4),
  alter column expenses_out_of_paid_in type numeric(22, 4),
  alter column late_entrance_fee type numeric(22, 4),
  alter column return_of_capital type numeric(22, 4),
  alter column distribution type numeric(22, 4),
  alter column recallable_distribution type numeric(22, 4),
  alter column realized_gain type numeric(22, 4);
alter table onboardings
  alter column commitment type numeric(22, 4);
alter table transactions
  alter column amount_local type numeric(22, 4),
  alter column amount_system type numeric(22, 4),
  alter column amount_fund type numeric(22, 4),
  alter column cost_of_disposal type numeric(22, 4);
alter table transfer_buyers
  alter column commitment type numeric(22, 4);
alter table transfers
  alter column transfer_commitment type numeric(22, 4);
alter table capital_movements add constraint capital_movements_nominal_share_value_check check (nominal_share_value between 0 and 9999999.99 and nominal_share_value <> 0);
alter table funds add constraint funds_nominal_share_value_check check (nominal_share_value between 0 and 9999999.99 and nominal_share_value <> 0);
