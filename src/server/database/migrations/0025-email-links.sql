-- The link of a mail holds for its days, that of an onboarding until the onboarding has ended. Whoever opens it is told the
-- sender, the kind and the day of the mail and nothing else: links are forwarded.
grant select (created_at, sent_at) on mails to fund_sign_in;
grant select (time_zone) on tenants to fund_sign_in;

create function find_email_link(guid text) returns table (tenant text, event text, sent_on date)
  language sql stable security definer set search_path = public, pg_temp rows 1
as $$
  select t.name, m.event, (coalesce(m.sent_at, m.created_at) at time zone coalesce(t.time_zone, 'UTC'))::date
  from mails m join tenants t on t.id = m.tenant_id
  where m.guid = $1 and m.status <> 'Cancelled'
    and case m.resource
      when 'onboardings' then exists (
        select from onboardings o
        where o.tenant_id = m.tenant_id and o.id = m.record_id and o.status not in ('Completed', 'Aborted')
      )
      else m.link_until > now()
    end
  order by m.tenant_id
  limit 1
$$;

create or replace function find_onboarding(guid text)
  returns table (id bigint, tenant_id bigint, status text)
  language sql stable security definer set search_path = public, pg_temp rows 1
as $$
  select o.id, o.tenant_id, o.status
  from mails m join onboardings o on o.tenant_id = m.tenant_id and o.id = m.record_id
  where m.guid = $1 and m.resource = 'onboardings' and m.event = 'start-onboarding' and m.status <> 'Cancelled'
    and o.status not in ('Completed', 'Aborted')
  order by m.tenant_id
  limit 1
$$;

revoke all on function find_email_link(text) from public;
grant execute on function find_email_link(text) to fund_runtime;

-- As in 0002-sign-in.sql.
grant create on schema public to fund_sign_in;
alter function find_email_link(text) owner to fund_sign_in;
revoke create on schema public from fund_sign_in;
