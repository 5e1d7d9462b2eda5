-- Drafted by npm run generate. Review it; once it has run anywhere it is history and never changes.

alter table documents add column signed_by text constraint documents_signed_by_check check (char_length(signed_by) <= 4000);
alter table documents add column pages bigint constraint documents_pages_check check (pages between 1 and 100000);

-- The rows of all tenants.
alter table documents no force row level security;

-- Papers that were signed before: their record of signatures comes after them and begins with the names.
update documents signed set signed_by = substring(record.description from '^Signed by (.+) on \S+ from ')
from documents record
where record.tenant_id = signed.tenant_id and record.resource = 'onboardings' and signed.resource = record.resource
  and record.record_id = signed.record_id and record.kind = signed.kind and record.id > signed.id
  and record.description like 'Signed by %; SHA-256 of the document ' || signed.content_hash;

alter table documents force row level security;
