-- What servers of one database share beside its records. tenant_id 0 stands for nobody's tenant, as in idempotency_keys.

-- How often something was refused to an address within a minute. Nothing is lost with it: it is not written to the log, and is
-- empty after a crash. Addresses stand here as hashes.
create unlogged table request_counts (
  tenant_id bigint not null default 0,
  place text not null check (length(place) <= 100),
  count int not null,
  until timestamptz not null,
  primary key (tenant_id, place)
);

-- The keys and sessions of the local sign-in, which the demo and the tests have.
create table sign_in_state (
  tenant_id bigint not null default 0,
  key text not null check (length(key) <= 300),
  payload jsonb not null,
  expires_at timestamptz,
  primary key (tenant_id, key)
);
create index sign_in_state_by_uid on sign_in_state (tenant_id, (payload ->> 'uid')) where payload ->> 'uid' is not null;
create index sign_in_state_by_grant on sign_in_state (tenant_id, (payload ->> 'grantId')) where payload ->> 'grantId' is not null;

alter table request_counts enable row level security;
alter table request_counts force row level security;
create policy tenant on request_counts
  using (tenant_id = current_tenant() or (tenant_id = 0 and current_setting('app.platform', true) = 'on'))
  with check (tenant_id = current_tenant() or (tenant_id = 0 and current_setting('app.platform', true) = 'on'));
grant select, insert, update, delete on request_counts to fund_runtime;

alter table sign_in_state enable row level security;
alter table sign_in_state force row level security;
create policy tenant on sign_in_state
  using (tenant_id = current_tenant() or (tenant_id = 0 and current_setting('app.platform', true) = 'on'))
  with check (tenant_id = current_tenant() or (tenant_id = 0 and current_setting('app.platform', true) = 'on'));
grant select, insert, update, delete on sign_in_state to fund_runtime;
