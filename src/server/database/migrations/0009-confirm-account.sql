-- A request brings the account that answered the last one of the same person, with the versions of account and tenant that were
-- seen then. Whether that still holds is asked with the first statement of its transaction, so that no request waits for it alone.
grant select (version) on accounts, tenants to fund_sign_in;

drop function find_account(text, text);
create function find_account(subject text, user_name text)
  returns table (
    id bigint, tenant_id bigint, tenant text, name text, user_name text, status text, subject text, version int, tenant_version int
  )
  language sql stable security definer set search_path = public, pg_temp rows 1
as $$
  with found as (
    select 1 as choice, a.tenant_id, a.id, a.name, a.user_name, a.status, a.subject, a.version from accounts a where a.subject = $1
    union all
    select 2, a.tenant_id, a.id, a.name, a.user_name, a.status, a.subject, a.version
    from accounts a where a.subject is null and lower(a.user_name) = lower($2)
  )
  select found.id, found.tenant_id, t.short_name, found.name, found.user_name, found.status, found.subject, found.version, t.version
  from found join tenants t on t.id = found.tenant_id
  order by found.choice
  limit 1
$$;

-- Any change of the account or its tenant makes a new version: what was seen before must be asked for again.
create function confirm_account(tenant bigint, account bigint, version int, tenant_version int)
  returns boolean
  language plpgsql stable security definer set search_path = public, pg_temp
as $$
begin
  if not exists (
    select from accounts a join tenants t on t.id = a.tenant_id
    where a.tenant_id = $1 and a.id = $2 and a.version = $3 and a.status = 'Active' and t.version = $4
  ) then
    raise exception 'The account has changed.' using errcode = 'FA001';
  end if;
  return true;
end $$;

revoke all on function find_account(text, text), confirm_account(bigint, bigint, int, int) from public;
grant execute on function find_account(text, text), confirm_account(bigint, bigint, int, int) to fund_runtime;

-- As in 0002-sign-in.sql.
grant create on schema public to fund_sign_in;
alter function find_account(text, text) owner to fund_sign_in;
alter function confirm_account(bigint, bigint, int, int) owner to fund_sign_in;
revoke create on schema public from fund_sign_in;
