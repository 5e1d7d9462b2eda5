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

-- What waits, as in 0036-webhook-work.sql, with archives that are to be made.
drop function waiting_work();
create function waiting_work(out mails bigint, out mails_failed bigint, out mails_since timestamptz,
  out notices bigint, out notices_failed bigint, out notices_since timestamptz,
  out webhooks bigint, out webhooks_failed bigint, out webhooks_since timestamptz,
  out exports bigint, out exports_failed bigint, out exports_since timestamptz,
  out tenants bigint, out locks bigint)
  language plpgsql set search_path = public, pg_temp
as $$
declare
  before text := coalesce(current_setting('app.tenant', true), '');
  one bigint;
  more record;
begin
  mails := 0; mails_failed := 0; notices := 0; notices_failed := 0; webhooks := 0; webhooks_failed := 0;
  exports := 0; exports_failed := 0; tenants := 0;
  for one in select t.id from tenants t order by t.id loop
    tenants := tenants + 1;
    perform set_config('app.tenant', one::text, true);
    select count(*) filter (where m.status <> 'Failed') as waiting, count(*) filter (where m.status = 'Failed') as failed,
      min(m.created_at) filter (where m.status <> 'Failed') as since into more
    from mails m where m.tenant_id = one and m.status in ('Queued', 'Sending', 'Failed');
    mails := mails + more.waiting; mails_failed := mails_failed + more.failed; mails_since := least(mails_since, more.since);
    select count(*) filter (where n.status <> 'Failed') as waiting, count(*) filter (where n.status = 'Failed') as failed,
      min(n.created_at) filter (where n.status <> 'Failed') as since into more
    from notices n where n.tenant_id = one and n.status in ('Queued', 'Making', 'Failed');
    notices := notices + more.waiting; notices_failed := notices_failed + more.failed;
    notices_since := least(notices_since, more.since);
    select count(*) as waiting, min(d.created_at) as since into more
    from webhooks w join webhook_deliveries d on d.tenant_id = w.tenant_id and d.webhook_id = w.id
    where w.tenant_id = one and w.status = 'Active' and w.failing_since is null and d.status = 'Queued' and d.attempts = 0;
    webhooks := webhooks + more.waiting; webhooks_since := least(webhooks_since, more.since);
    select count(*) as failed into more from webhooks w where w.tenant_id = one and w.status = 'Disabled';
    webhooks_failed := webhooks_failed + more.failed;
    select count(*) filter (where e.status <> 'Failed') as waiting, count(*) filter (where e.status = 'Failed') as failed,
      min(e.created_at) filter (where e.status <> 'Failed') as since into more
    from tenant_exports e where e.tenant_id = one and e.status in ('Queued', 'Making', 'Failed');
    exports := exports + more.waiting; exports_failed := exports_failed + more.failed;
    exports_since := least(exports_since, more.since);
  end loop;
  perform set_config('app.tenant', before, true);
  -- Of this database alone: a lock on a row's transaction names none, its statement does.
  select count(*) into locks from pg_locks l join pg_stat_activity a on a.pid = l.pid
  where not l.granted and a.datname = current_database();
end $$;
revoke all on function waiting_work() from public;
grant execute on function waiting_work() to fund_runtime;
