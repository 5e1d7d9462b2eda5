-- What the running product may not delete, the history and what was published, goes with its tenant: a function deletes it, as the
-- role of 0032-retention.sql, for a tenant whose deletion has begun and for nobody else.

-- What is left of a tenant: that it was deleted, when, and by whom. It names no person of the tenant.
create table tenant_deletions (
  -- The tenant's own row is gone in the end, so nothing is referred to.
  tenant_id bigint not null primary key,
  short_name text not null check (length(short_name) <= 40),
  status text not null default 'Deleting' check (status in ('Deleting', 'Deleted')),
  asked_at timestamptz not null,
  begun_by text not null check (length(begun_by) <= 320),
  begun_at timestamptz not null,
  -- The transaction that began it: what older ones still write has to be waited for.
  begun_in bigint not null default pg_current_xact_id()::text::bigint,
  finished_at timestamptz,
  rows_deleted bigint not null default 0,
  files_deleted bigint not null default 0
);
alter table tenant_deletions enable row level security;
alter table tenant_deletions force row level security;
create policy tenant on tenant_deletions
  using (tenant_id = current_tenant() or current_setting('app.platform', true) = 'on')
  with check (tenant_id = current_tenant() and current_setting('app.platform', true) = 'on');
grant select, insert, update on tenant_deletions to fund_runtime;
grant select on tenant_deletions to fund_deletion;

-- Files whose rows have been deleted, and which the file store still has.
create table tenant_deletion_files (
  tenant_id bigint not null,
  content_key text not null check (length(content_key) <= 200),
  primary key (tenant_id, content_key)
);
alter table tenant_deletion_files enable row level security;
alter table tenant_deletion_files force row level security;
create policy tenant on tenant_deletion_files using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, delete on tenant_deletion_files to fund_runtime;
grant insert on tenant_deletion_files to fund_deletion;

-- Tables that come later have the same.
do $$
declare
  one text;
begin
  for one in
    select c.oid::regclass::text from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and exists (select from pg_attribute where attrelid = c.oid and attname = 'tenant_id')
  loop
    execute format('grant select, delete on %s to fund_deletion', one);
  end loop;
end $$;
alter default privileges in schema public grant select, delete on tables to fund_deletion;

-- Deletes rows of the tenant of the transaction and answers how many: of each table so many at most, or all of them where none is
-- named. Tables that refer to each other in a circle are emptied by one statement.
create function delete_tenant_rows(tables text[], most int) returns bigint
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  own bigint := current_tenant();
  deletions text[] := '{}';
  keys text[] := '{}';
  one text;
  key text;
  few text;
  answer bigint;
begin
  if not exists (select from tenant_deletions d where d.tenant_id = own and d.status = 'Deleting') then
    raise exception 'The deletion of the tenant has not begun.' using errcode = '42501';
  end if;
  foreach one in array tables loop
    select coalesce(max(a.attname), 'null::text') into key
    from pg_attribute a where a.attrelid = one::regclass and a.attname = 'content_key';
    few := case when most is null then '' else format('and ctid = any(array(select ctid from %I where tenant_id = $1 limit $2))', one) end;
    deletions := deletions || format('gone%s as (delete from %I where tenant_id = $1 %s returning %s as key)',
      cardinality(keys), one, few, key);
    keys := keys || format('select key from gone%s', cardinality(keys));
  end loop;
  execute format(
    'with %s, gone as (%s), files as (
       insert into tenant_deletion_files (tenant_id, content_key) select distinct $1, key from gone where key is not null on conflict do nothing
     )
     select count(*) from gone',
    array_to_string(deletions, ', '), array_to_string(keys, ' union all '))
    into answer using own, most;
  return answer;
end $$;
revoke all on function delete_tenant_rows(text[], int) from public;
grant execute on function delete_tenant_rows(text[], int) to fund_runtime;

-- As in 0002-sign-in.sql.
grant create on schema public to fund_deletion;
alter function delete_tenant_rows(text[], int) owner to fund_deletion;
revoke create on schema public from fund_deletion;

-- A contact whose account goes with the tenant goes as well.
create or replace function carry_account_status() returns trigger
  language plpgsql set search_path = public, pg_temp
as $$
begin
  if current_user = 'fund_deletion' then
    return null;
  end if;
  if tg_op = 'DELETE' then
    update contacts set account_status = 'None' where tenant_id = old.tenant_id and id = old.contact_id;
  else
    update contacts set account_status = new.status
    where tenant_id = new.tenant_id and id = new.contact_id and account_status is distinct from new.status;
  end if;
  return null;
end
$$;

-- Nobody signs in to a tenant that is being deleted, and its links lead nowhere: whoever signs in sees no other tenants.
grant select (status) on tenants to fund_sign_in;
drop policy sign_in on tenants;
create policy sign_in on tenants for select to fund_sign_in using (status = 'Active');

create or replace function find_mail_tenant(guid text) returns bigint
  language sql stable security definer set search_path = public, pg_temp
as $$
  select m.tenant_id from mails m join tenants t on t.id = m.tenant_id where m.guid = $1 order by m.tenant_id limit 1
$$;

create or replace function find_onboarding(guid text)
  returns table (id bigint, tenant_id bigint, status text)
  language sql stable security definer set search_path = public, pg_temp rows 1
as $$
  select o.id, o.tenant_id, o.status
  from mails m join onboardings o on o.tenant_id = m.tenant_id and o.id = m.record_id join tenants t on t.id = m.tenant_id
  where m.guid = $1 and m.resource = 'onboardings' and m.event = 'start-onboarding' and m.status <> 'Cancelled'
    and o.status not in ('Completed', 'Aborted')
  order by m.tenant_id
  limit 1
$$;
