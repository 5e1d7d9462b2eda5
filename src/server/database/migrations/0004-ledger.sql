-- Rows of a partner's ledger are added by one deed (a closing, a capital movement or a transfer) and taken back by it: the product never changes
-- one, and a row without a deed, or with two, cannot be.
alter table limited_partner_commitments add constraint limited_partner_commitments_one_source check (num_nonnulls(closing_id, transfer_id) = 1);
alter table limited_partner_transactions add constraint limited_partner_transactions_one_source check (num_nonnulls(capital_movement_id, closing_id, transfer_id) = 1);
revoke update on limited_partner_commitments from fund_runtime;
revoke update on limited_partner_transactions from fund_runtime;
