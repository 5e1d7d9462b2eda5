-- Who signs in is known before the tenant is: these functions are the only places that look over the border between tenants.
-- They run as a role of their own, which may read these columns of every tenant and nothing else.

do $$
begin
  -- As in 0000-foundation.sql.
  if not exists (select from pg_roles where rolname = 'fund_sign_in') then
    create role fund_sign_in nologin;
  end if;
exception when duplicate_object or unique_violation then null;
end $$;

grant usage on schema public to fund_sign_in;
grant select (tenant_id, id, name, user_name, status, subject) on accounts to fund_sign_in;
grant select (id, short_name) on tenants to fund_sign_in;
grant select (tenant_id, guid, event, resource, record_id) on mails to fund_sign_in;
grant select (tenant_id, id, status) on onboardings to fund_sign_in;
create policy sign_in on accounts for select to fund_sign_in using (true);
create policy sign_in on tenants for select to fund_sign_in using (true);
create policy sign_in on mails for select to fund_sign_in using (true);
create policy sign_in on onboardings for select to fund_sign_in using (true);

-- One person of the directory is one account, whatever the tenant, and so is one user name in whatever letters: otherwise a tenant
-- could wait for the first sign-in of another one's people.
create unique index accounts_subject_everywhere on accounts (subject) where subject is not null;
create unique index accounts_user_name_everywhere on accounts (lower(user_name));
create index mails_guid_everywhere on mails (guid);

-- The account bound to the subject; else one that nobody is bound to yet and that waits for a person of this user name.
create function find_account(subject text, user_name text)
  returns table (id bigint, tenant_id bigint, tenant text, name text, user_name text, status text, subject text)
  language sql stable security definer set search_path = public, pg_temp rows 1
as $$
  with found as (
    select 1 as choice, a.tenant_id, a.id, a.name, a.user_name, a.status, a.subject from accounts a where a.subject = $1
    union all
    select 2, a.tenant_id, a.id, a.name, a.user_name, a.status, a.subject
    from accounts a where a.subject is null and lower(a.user_name) = lower($2)
  )
  select found.id, found.tenant_id, t.short_name, found.name, found.user_name, found.status, found.subject
  from found join tenants t on t.id = found.tenant_id
  order by found.choice
  limit 1
$$;

-- The onboarding that a mail's link begins.
create function find_onboarding(guid text)
  returns table (id bigint, tenant_id bigint, status text)
  language sql stable security definer set search_path = public, pg_temp rows 1
as $$
  select o.id, o.tenant_id, o.status
  from mails m join onboardings o on o.tenant_id = m.tenant_id and o.id = m.record_id
  where m.guid = $1 and m.resource = 'onboardings'
  order by m.tenant_id
  limit 1
$$;

revoke all on function find_account(text, text), find_onboarding(text) from public;
grant execute on function find_account(text, text), find_onboarding(text) to fund_runtime;

-- The owner gives the functions away, for which it has to be a member of the new owner and that one may make things here.
do $$
begin
  if not pg_has_role(current_user, 'fund_sign_in', 'usage') then
    execute format('grant fund_sign_in to %I', current_user);
  end if;
end $$;
grant create on schema public to fund_sign_in;
alter function find_account(text, text) owner to fund_sign_in;
alter function find_onboarding(text) owner to fund_sign_in;
revoke create on schema public from fund_sign_in;
