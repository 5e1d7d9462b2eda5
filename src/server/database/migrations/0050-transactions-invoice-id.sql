-- Drafted by npm run generate. Review it; once it has run anywhere it is history and never changes.

alter table transactions add column invoice_id bigint;

alter table transactions add constraint transactions_invoice_id_fkey foreign key (tenant_id, invoice_id) references invoices (tenant_id, id) deferrable;
create index transactions_invoice_id_idx on transactions (tenant_id, invoice_id);
