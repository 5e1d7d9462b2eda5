-- A contact shows the state of its account. The account is the truth: every change of it is carried over here, whoever makes it
-- (an administrator, or the first sign-in), so that lists filter and sort by it and the two can never differ.

create function carry_account_status() returns trigger
  language plpgsql set search_path = public, pg_temp
as $$
begin
  if tg_op = 'DELETE' then
    update contacts set account_status = 'None' where tenant_id = old.tenant_id and id = old.contact_id;
  else
    update contacts set account_status = new.status
    where tenant_id = new.tenant_id and id = new.contact_id and account_status is distinct from new.status;
  end if;
  return null;
end
$$;

create trigger account_status_of_contact after insert or update of status on accounts
  for each row when (new.contact_id is not null) execute function carry_account_status();
create trigger account_status_of_contact_gone after delete on accounts
  for each row when (old.contact_id is not null) execute function carry_account_status();

-- Nobody is told the same thing twice. A mail that is for no contact is told apart by its address.
create unique index mails_once on mails (tenant_id, event, coalesce(resource, ''), coalesce(record_id, 0), occurrence, coalesce(limited_partner_id, 0), coalesce(contact_id::text, lower(recipient)));
