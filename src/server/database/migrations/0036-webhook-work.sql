-- What deliveries of a webhook are signed with. No schema describes it: neither lists nor the history nor an import tell it.
create table webhook_secrets (
  tenant_id bigint not null,
  webhook_id bigint not null,
  secret text not null check (length(secret) between 30 and 100),
  created_at timestamptz not null,
  -- Until when one that was replaced signs as well; the present one has no end.
  until timestamptz,
  primary key (tenant_id, webhook_id, secret),
  foreign key (tenant_id, webhook_id) references webhooks (tenant_id, id) on delete cascade
);
alter table webhook_secrets enable row level security;
alter table webhook_secrets force row level security;
create policy tenant on webhook_secrets using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update, delete on webhook_secrets to fund_runtime;

-- As tenants_with_due_mails in 0020-due-work.sql. A delivery that was never tried has no day; those of a webhook that is paused or
-- disabled wait for a person.
create function tenants_with_due_webhooks(moment timestamptz) returns table (tenant bigint)
  language plpgsql set search_path = public, pg_temp
as $$
declare
  before text := coalesce(current_setting('app.tenant', true), '');
begin
  for tenant in select t.id from tenants t order by t.id loop
    perform set_config('app.tenant', tenant::text, true);
    if exists (
      select from webhooks w join webhook_deliveries d on d.tenant_id = w.tenant_id and d.webhook_id = w.id
      where w.tenant_id = tenant and w.status = 'Active' and d.status in ('Queued', 'Sending')
        and (d.next_attempt_at is null or d.next_attempt_at <= moment)
    ) then
      return next;
    end if;
  end loop;
  perform set_config('app.tenant', before, true);
end $$;
revoke all on function tenants_with_due_webhooks(timestamptz) from public;
grant execute on function tenants_with_due_webhooks(timestamptz) to fund_runtime;

-- What waits, as in 0030-waiting-work.sql, with deliveries of webhooks. A delivery that was tried waits for its receiver, which is a
-- matter of the tenant; whoever watches the servers is told of those that have not been tried yet, and of webhooks that were disabled.
drop function waiting_work();
create function waiting_work(out mails bigint, out mails_failed bigint, out mails_since timestamptz,
  out notices bigint, out notices_failed bigint, out notices_since timestamptz,
  out webhooks bigint, out webhooks_failed bigint, out webhooks_since timestamptz,
  out tenants bigint, out locks bigint)
  language plpgsql set search_path = public, pg_temp
as $$
declare
  before text := coalesce(current_setting('app.tenant', true), '');
  one bigint;
  more record;
begin
  mails := 0; mails_failed := 0; notices := 0; notices_failed := 0; webhooks := 0; webhooks_failed := 0; tenants := 0;
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
  end loop;
  perform set_config('app.tenant', before, true);
  select count(*) into locks from pg_locks where not granted;
end $$;
revoke all on function waiting_work() from public;
grant execute on function waiting_work() to fund_runtime;
