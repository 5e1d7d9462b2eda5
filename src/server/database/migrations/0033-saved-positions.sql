-- Where there is a copy for reading, this is how far the log of the database reached when an account last saved something, whichever
-- server saved it: a copy that has not come as far is not asked for that account. Nothing of it is written to the log, and it is empty
-- after a crash and on a follower that becomes the leader: an account without a row is then taken to have saved just now.
-- tenant_id 0 and account_id 0 stand for whoever keeps the tenants.
create unlogged table saved_positions (
  tenant_id bigint not null,
  account_id bigint not null,
  reached pg_lsn not null,
  primary key (tenant_id, account_id)
);

alter table saved_positions enable row level security;
alter table saved_positions force row level security;
create policy tenant on saved_positions
  using (tenant_id = current_tenant() or (tenant_id = 0 and current_setting('app.platform', true) = 'on'))
  with check (tenant_id = current_tenant() or (tenant_id = 0 and current_setting('app.platform', true) = 'on'));
grant select, insert, update on saved_positions to fund_runtime;

-- After a commit. The position is asked for when the row is held, so that of two at once the later one stays.
create function note_saved(tenant bigint, account bigint)
  returns void
  language sql volatile set search_path = public, pg_temp
as $$
  insert into saved_positions as s (tenant_id, account_id, reached) values ($1, $2, pg_current_wal_insert_lsn())
  on conflict (tenant_id, account_id) do update set reached = pg_current_wal_insert_lsn()
  where s.tenant_id = $1
$$;

-- Null where another one writes the row at this moment.
create function saved_position(tenant bigint, account bigint)
  returns text
  language sql volatile set search_path = public, pg_temp
as $$
  with made as (
    insert into saved_positions (tenant_id, account_id, reached) values ($1, $2, pg_current_wal_insert_lsn())
    on conflict (tenant_id, account_id) do nothing
    returning reached
  )
  select coalesce(
    (select reached from made),
    (select s.reached from saved_positions s where s.tenant_id = $1 and s.account_id = $2)
  )::text
$$;

create function assert_replayed(wanted pg_lsn)
  returns boolean
  language plpgsql stable set search_path = public, pg_temp
as $$
begin
  if coalesce(case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_insert_lsn() end < $1, true) then
    raise exception 'This copy has yet to follow.' using errcode = 'FA002';
  end if;
  return true;
end $$;

revoke all on function note_saved(bigint, bigint), saved_position(bigint, bigint), assert_replayed(pg_lsn) from public;
grant execute on function note_saved(bigint, bigint), saved_position(bigint, bigint), assert_replayed(pg_lsn) to fund_runtime;
