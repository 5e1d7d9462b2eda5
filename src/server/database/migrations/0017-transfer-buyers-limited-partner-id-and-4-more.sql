-- Drafted by npm run generate. Review it; once it has run anywhere it is history and never changes.

alter table transfer_buyers alter column limited_partner_id drop not null;
alter table transfer_buyers add column new_name text constraint transfer_buyers_new_name_check check (char_length(new_name) <= 200);
alter table transfer_buyers add column new_address text constraint transfer_buyers_new_address_check check (char_length(new_address) <= 200);
alter table transfer_buyers add column new_legal_status text constraint transfer_buyers_new_legal_status_check check (new_legal_status in ('NaturalPerson', 'LegalEntity', 'Partnership', 'Trust', 'Foundation', 'PublicBody', 'InvestmentFund', 'NomineeOrCustodian'));
alter table transfer_buyers add column new_contact_id bigint;

alter table transfer_buyers add constraint transfer_buyers_new_contact_id_fkey foreign key (tenant_id, new_contact_id) references contacts (tenant_id, id);
create index transfer_buyers_new_contact_id_idx on transfer_buyers (tenant_id, new_contact_id);
