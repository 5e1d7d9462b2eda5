-- What every generated table leans on: the role of the running product, the tenant of a transaction, the audit, answers kept for
-- repeated requests. Roles belong to the whole server, so another database of the same server may have made them already.

do $$
begin
  -- Whoever may make no roles is refused this even where the role is there: an administrator has made it then.
  if not exists (select from pg_roles where rolname = 'fund_runtime') then
    create role fund_runtime nologin;
  end if;
exception when duplicate_object or unique_violation then null;
end $$;

grant usage on schema public to fund_runtime;

do $$
begin
  -- The owner takes this role itself when the product runs under the same login.
  if not pg_has_role(current_user, 'fund_runtime', 'usage') then
    execute format('grant fund_runtime to %I', current_user);
  end if;
end $$;

create function current_tenant() returns bigint
  language sql stable parallel safe
  return nullif(current_setting('app.tenant', true), '')::bigint;

create function current_account() returns bigint
  language sql stable parallel safe
  return nullif(current_setting('app.account', true), '')::bigint;

-- Who changed what and when. The product may add rows and read them, never change or remove them.
create table audit (
  tenant_id bigint not null,
  id bigint generated always as identity,
  at timestamptz not null default now(),
  account_id bigint,
  action text not null check (length(action) <= 100),
  resource text not null check (length(resource) <= 100),
  record_id bigint not null,
  changes jsonb not null default '[]' check (jsonb_typeof(changes) = 'array'),
  primary key (tenant_id, id)
);
create index audit_of_record on audit (tenant_id, resource, record_id, id desc);

alter table audit enable row level security;
alter table audit force row level security;
-- Tenants themselves are made and changed by people who belong to none.
create policy tenant on audit
  using (tenant_id = current_tenant() or (resource = 'tenants' and current_setting('app.platform', true) = 'on'))
  with check (tenant_id = current_tenant() or (resource = 'tenants' and current_setting('app.platform', true) = 'on'));
grant select, insert on audit to fund_runtime;

-- One row for each request that carried a key, written in the transaction of its effect: a repeated request gets the first answer.
-- tenant_id 0 stands for people who belong to no tenant; account is the number of the account, or the name of one without number.
create table idempotency_keys (
  tenant_id bigint not null,
  account text not null check (length(account) <= 320),
  route text not null check (length(route) <= 300),
  key text not null check (length(key) <= 255),
  body_hash text not null check (length(body_hash) <= 128),
  status int check (status between 100 and 599),
  headers jsonb not null default '{}',
  answer text,
  created_at timestamptz not null default now(),
  primary key (tenant_id, account, route, key)
);
create index idempotency_keys_by_age on idempotency_keys (tenant_id, created_at);

alter table idempotency_keys enable row level security;
alter table idempotency_keys force row level security;
create policy tenant on idempotency_keys
  using (tenant_id = current_tenant() or (tenant_id = 0 and current_setting('app.platform', true) = 'on'))
  with check (tenant_id = current_tenant() or (tenant_id = 0 and current_setting('app.platform', true) = 'on'));
grant select, insert, update, delete on idempotency_keys to fund_runtime;
