-- The parts of an archive of everything that a tenant keeps: each appears whole, so that whoever goes on after a crash makes only
-- those that are missing. The first holds the tables, the last one the directory; the others hold the files that they name.
create table tenant_export_parts (
  tenant_id bigint not null,
  export_id bigint not null,
  position int not null,
  files jsonb not null default '[]',
  -- What the directory says of the part.
  entries jsonb,
  content_key text check (length(content_key) <= 200),
  content_hash text check (length(content_hash) <= 64),
  size bigint,
  primary key (tenant_id, export_id, position),
  foreign key (tenant_id, export_id) references tenant_exports (tenant_id, id) on delete cascade
);

alter table tenant_export_parts enable row level security;
alter table tenant_export_parts force row level security;
create policy tenant on tenant_export_parts using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update, delete on tenant_export_parts to fund_runtime;

-- As in 0020-due-work.sql: archives to be made, and those that are kept no longer.
create function tenants_with_due_exports(moment timestamptz) returns table (tenant bigint)
  language plpgsql set search_path = public, pg_temp
as $$
declare
  before text := coalesce(current_setting('app.tenant', true), '');
begin
  for tenant in select t.id from tenants t order by t.id loop
    perform set_config('app.tenant', tenant::text, true);
    if exists (
      select from tenant_exports e
      where e.tenant_id = tenant and e.status in ('Queued', 'Making', 'Made') and e.next_attempt_at <= moment
    ) then
      return next;
    end if;
  end loop;
  perform set_config('app.tenant', before, true);
end $$;
revoke all on function tenants_with_due_exports(timestamptz) from public;
grant execute on function tenants_with_due_exports(timestamptz) to fund_runtime;
