-- A person may have an account in each of several tenants. Each is bound by the directory and its subject, and an invitation is a
-- name in one tenant: several tenants may invite the same name, and none of them learns of the others.
alter table accounts add column directory text constraint accounts_directory_check check (char_length(directory) <= 200);

drop index accounts_subject_everywhere;
drop index accounts_user_name_everywhere;
create index accounts_by_subject on accounts (subject) where subject is not null;
create index accounts_by_user_name on accounts (lower(user_name)) where subject is null;
create unique index accounts_user_name_in_any_letters on accounts (tenant_id, lower(user_name));

grant select (directory, contact_id) on accounts to fund_sign_in;
grant select (name) on tenants to fund_sign_in;

-- The accounts bound to the subject, then those that wait for a person of this user name, each in the order in which they were made.
-- Accounts bound before the directory was kept have none until their person comes again: there was one directory only.
drop function find_account(text, text);
create function find_accounts(directory text, subject text, user_name text)
  returns table (
    id bigint, tenant_id bigint, tenant text, tenant_name text, name text, user_name text, status text, subject text,
    of_contact boolean, version int, tenant_version int
  )
  language sql stable security definer set search_path = public, pg_temp rows 2
as $$
  with found as (
    select a.id, a.tenant_id, a.name, a.user_name, a.status, a.subject, a.contact_id, a.version
    from accounts a where a.subject = $2 and coalesce(a.directory, $1) = $1
    union all
    select a.id, a.tenant_id, a.name, a.user_name, a.status, a.subject, a.contact_id, a.version
    from accounts a where a.subject is null and lower(a.user_name) = lower($3)
      and not exists (select from accounts b where b.tenant_id = a.tenant_id and b.subject = $2)
  )
  select f.id, f.tenant_id, t.short_name, t.name, f.name, f.user_name, f.status, f.subject, f.contact_id is not null, f.version, t.version
  from found f join tenants t on t.id = f.tenant_id
  order by f.subject is null, f.id
$$;

-- The tenant that a mail comes from: whoever has an account there opens its link with that one.
create function find_mail_tenant(guid text) returns bigint
  language sql stable security definer set search_path = public, pg_temp
as $$
  select m.tenant_id from mails m where m.guid = $1 order by m.tenant_id limit 1
$$;

revoke all on function find_accounts(text, text, text), find_mail_tenant(text) from public;
grant execute on function find_accounts(text, text, text), find_mail_tenant(text) to fund_runtime;

-- As in 0002-sign-in.sql.
grant create on schema public to fund_sign_in;
alter function find_accounts(text, text, text) owner to fund_sign_in;
alter function find_mail_tenant(text) owner to fund_sign_in;
revoke create on schema public from fund_sign_in;
