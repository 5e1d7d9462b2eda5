-- Drafted by npm run generate. Review it; once it has run anywhere it is history and never changes.

alter table capital_movements add column closing_id bigint;

alter table capital_movements add constraint capital_movements_closing_id_fkey foreign key (tenant_id, closing_id) references closings (tenant_id, id);
create index capital_movements_closing_id_idx on capital_movements (tenant_id, closing_id);
