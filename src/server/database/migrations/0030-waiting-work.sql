-- What waits in all tenants together, for those who watch the servers: how much, since when, and how much has failed for good.
-- Each look is that of its tenant, as in 0020-due-work.sql, and only sums are told.
create function waiting_work(out mails bigint, out mails_failed bigint, out mails_since timestamptz,
  out notices bigint, out notices_failed bigint, out notices_since timestamptz,
  out tenants bigint, out locks bigint)
  language plpgsql set search_path = public, pg_temp
as $$
declare
  before text := coalesce(current_setting('app.tenant', true), '');
  one bigint;
  more record;
begin
  mails := 0; mails_failed := 0; notices := 0; notices_failed := 0; tenants := 0;
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
  end loop;
  perform set_config('app.tenant', before, true);
  select count(*) into locks from pg_locks where not granted;
end $$;

revoke all on function waiting_work() from public;
grant execute on function waiting_work() to fund_runtime;
