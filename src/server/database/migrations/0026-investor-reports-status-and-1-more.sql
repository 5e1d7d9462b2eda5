-- Drafted by npm run generate. Review it; once it has run anywhere it is history and never changes.

alter table investor_reports add column status text not null default 'Draft' constraint investor_reports_status_check check (status in ('Draft', 'Released', 'Withdrawn'));
alter table investor_reports add column document_id bigint;

alter table investor_reports add constraint investor_reports_document_id_fkey foreign key (tenant_id, document_id) references documents (tenant_id, id);
create index investor_reports_document_id_idx on investor_reports (tenant_id, document_id);
