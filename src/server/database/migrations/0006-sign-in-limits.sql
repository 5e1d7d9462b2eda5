-- The link of a mail that begins an onboarding holds until its day, and while the onboarding is open. Other mails about an
-- onboarding lead to pages that need a sign-in: their guids open nothing.
grant select (link_until, status) on mails to fund_sign_in;

create or replace function find_onboarding(guid text)
  returns table (id bigint, tenant_id bigint, status text)
  language sql stable security definer set search_path = public, pg_temp rows 1
as $$
  select o.id, o.tenant_id, o.status
  from mails m join onboardings o on o.tenant_id = m.tenant_id and o.id = m.record_id
  where m.guid = $1 and m.resource = 'onboardings' and m.event = 'start-onboarding' and m.status <> 'Cancelled'
    and m.link_until > now() and o.status not in ('Completed', 'Aborted')
  order by m.tenant_id
  limit 1
$$;
