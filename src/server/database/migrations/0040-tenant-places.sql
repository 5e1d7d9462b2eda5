-- Where there are several databases, the data of each tenant are in one of them. The first knows of all tenants where they are, any
-- other of those that it has. A tenant without a row is in the first.
create table tenant_places (
  tenant_id bigint not null primary key constraint tenant_places_tenant_id_fkey references tenants (id) deferrable,
  database int not null check (database >= 1),
  -- Nothing is written until the rows that are being moved are at their new place.
  moving boolean not null default false
);
alter table tenant_places enable row level security;
alter table tenant_places force row level security;
create policy tenant on tenant_places
  using (tenant_id = current_tenant() or current_setting('app.platform', true) = 'on')
  with check (tenant_id = current_tenant() or current_setting('app.platform', true) = 'on');
grant select on tenant_places to fund_runtime;

-- With the first statement of a transaction: are the data of this tenant here, and may they be written? Whoever moves them waits
-- for those who write before it looks at the last rows, and for those who read before it removes what it has moved.
create function hold_tenant(tenant bigint, here int, writing boolean) returns boolean
  language plpgsql volatile set search_path = public, pg_temp
as $$
declare
  place tenant_places;
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('rows of tenant ' || tenant, 0));
  if writing then
    perform pg_advisory_xact_lock_shared(hashtextextended('writing of tenant ' || tenant, 0));
  end if;
  select * into place from tenant_places p where p.tenant_id = tenant;
  if coalesce(place.database, 1) <> here then
    raise exception 'The data of the tenant are in another database.' using errcode = 'FA003';
  end if;
  if place.moving and writing then
    raise exception 'The data of the tenant are being moved.' using errcode = 'FA004';
  end if;
  return true;
end $$;
revoke all on function hold_tenant(bigint, int, boolean) from public;
grant execute on function hold_tenant(bigint, int, boolean) to fund_runtime;

-- Rows of a tenant refer to each other in circles: what brings or removes all of them in one transaction lets the references wait
-- for its end. Everybody else has them checked with each statement, as before.
do $$
declare
  one record;
begin
  for one in select conrelid::regclass as place, conname from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and not condeferrable
  loop
    execute format('alter table %s alter constraint %I deferrable initially immediate', one.place, one.conname);
  end loop;
end $$;
