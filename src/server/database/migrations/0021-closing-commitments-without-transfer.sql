-- A closing holds what people promise in it. What a transfer moves stands in the ledger, and was never written here.
alter table closing_commitments drop column transfer_id;
