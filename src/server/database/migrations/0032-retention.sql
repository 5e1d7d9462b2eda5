-- Traces of visits, and the words of mails, are kept as long as the operator says. The running product may change nothing of the
-- history: functions do, as a role of their own that may do this and nothing else. Row-level security holds for it as for everybody.

do $$
begin
  -- As in 0000-foundation.sql.
  if not exists (select from pg_roles where rolname = 'fund_deletion') then
    create role fund_deletion nologin;
  end if;
exception when duplicate_object or unique_violation then null;
end $$;

do $$
begin
  if not pg_has_role(current_user, 'fund_deletion', 'usage') then
    execute format('grant fund_deletion to %I', current_user);
  end if;
end $$;

grant usage on schema public to fund_deletion;
grant select, delete on audit to fund_deletion;
grant select on mails to fund_deletion;

-- Who has looked at what, taken which paper, and come for the first time: nothing else of the history is ever removed, and none of
-- it within thirty days.
create function remove_old_visits(before timestamptz, most int) returns bigint
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  removed bigint;
begin
  if before > now() - interval '30 days' then
    raise exception 'Traces of the last thirty days are kept.' using errcode = '42501';
  end if;
  delete from audit a
  where a.tenant_id = current_tenant() and a.ctid = any(array(
    select h.ctid from audit h
    where h.tenant_id = current_tenant() and h.action in ('view', 'download', 'firstSignIn') and h.at < before
    limit most
  ));
  get diagnostics removed = row_count;
  return removed;
end $$;
-- The words of old mails and their links, in the outbox and in the history: that somebody was told, of what and when, stays. What
-- still waits, and what has a link that still leads somewhere, is kept whole.
create function forget_old_mails(before timestamptz, most int) returns bigint
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  old bigint[];
begin
  if before > now() - interval '30 days' then
    raise exception 'Mails of the last thirty days are kept.' using errcode = '42501';
  end if;
  old := array(
    select m.id from mails m
    where m.tenant_id = current_tenant() and m.status in ('Sent', 'Failed', 'Cancelled') and m.created_at < before and m.body <> ''
      and (m.link_until is null or m.link_until < before)
    order by m.id limit most for update skip locked
  );
  update mails set body = '', guid = null, link_until = null, version = version + 1
  where tenant_id = current_tenant() and id = any(old);
  update audit set changes = (
    select jsonb_agg(
      case when each ->> 'field' in ('body', 'guid') then each || '{"old": null, "new": null}' else each end order by place
    )
    from jsonb_array_elements(changes) with ordinality as parts (each, place)
  )
  where tenant_id = current_tenant() and resource = 'mails' and record_id = any(old) and changes <> '[]';
  return cardinality(old);
end $$;
-- Rows are locked before they are changed, so that two servers do not wait for each other.
grant update (body, guid, link_until, version) on mails to fund_deletion;
grant update (changes) on audit to fund_deletion;

create index audit_of_visits on audit (tenant_id, at) where action in ('view', 'download', 'firstSignIn');

revoke all on function remove_old_visits(timestamptz, int), forget_old_mails(timestamptz, int) from public;
grant execute on function remove_old_visits(timestamptz, int), forget_old_mails(timestamptz, int) to fund_runtime;

-- As in 0002-sign-in.sql.
grant create on schema public to fund_deletion;
alter function remove_old_visits(timestamptz, int) owner to fund_deletion;
alter function forget_old_mails(timestamptz, int) owner to fund_deletion;
revoke create on schema public from fund_deletion;
