-- The server looks every two seconds for mails and papers that wait. One statement finds the tenants that have any, however many
-- tenants there are. Nothing is seen past row-level security: each look is that of its tenant, and only the tenant's number is told.
create function tenants_with_due_mails(moment timestamptz) returns table (tenant bigint)
  language plpgsql set search_path = public, pg_temp
as $$
declare
  before text := coalesce(current_setting('app.tenant', true), '');
begin
  for tenant in select t.id from tenants t order by t.id loop
    perform set_config('app.tenant', tenant::text, true);
    if exists (
      select from mails m where m.tenant_id = tenant and m.status in ('Queued', 'Sending') and m.next_attempt_at <= moment
    ) then
      return next;
    end if;
  end loop;
  perform set_config('app.tenant', before, true);
end $$;

create function tenants_with_due_notices(moment timestamptz) returns table (tenant bigint)
  language plpgsql set search_path = public, pg_temp
as $$
declare
  before text := coalesce(current_setting('app.tenant', true), '');
begin
  for tenant in select t.id from tenants t order by t.id loop
    perform set_config('app.tenant', tenant::text, true);
    if exists (
      select from notices n where n.tenant_id = tenant and n.status in ('Queued', 'Making') and n.next_attempt_at <= moment
    ) then
      return next;
    end if;
  end loop;
  perform set_config('app.tenant', before, true);
end $$;

revoke all on function tenants_with_due_mails(timestamptz), tenants_with_due_notices(timestamptz) from public;
grant execute on function tenants_with_due_mails(timestamptz), tenants_with_due_notices(timestamptz) to fund_runtime;
