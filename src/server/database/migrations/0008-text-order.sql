-- Lists stand as people sort: letters before their case and accents, numbers by their value. The indexes that lists of
-- texts are read by follow, so that long lists stay as fast.
create collation text_order (provider = icu, locale = 'und-u-kn-true');

drop index accounts_name_id_idx;
create index accounts_name_id_idx on accounts (tenant_id, name collate text_order, id);
drop index bank_accounts_fund_id_name_id_idx;
create index bank_accounts_fund_id_name_id_idx on bank_accounts (tenant_id, fund_id, name collate text_order, id);
drop index companies_investment_id_name_id_idx;
create index companies_investment_id_name_id_idx on companies (tenant_id, investment_id, name collate text_order, id);
drop index contacts_last_name_id_idx;
create index contacts_last_name_id_idx on contacts (tenant_id, last_name collate text_order, id);
drop index countries_name_id_idx;
create index countries_name_id_idx on countries (tenant_id, name collate text_order, id);
drop index currencies_code_id_idx;
create index currencies_code_id_idx on currencies (tenant_id, code collate text_order, id);
drop index documents_file_name_id_idx;
create index documents_file_name_id_idx on documents (tenant_id, file_name collate text_order, id);
drop index fund_managers_name_id_idx;
create index fund_managers_name_id_idx on fund_managers (tenant_id, name collate text_order, id);
drop index funds_name_id_idx;
create index funds_name_id_idx on funds (tenant_id, name collate text_order, id);
drop index investments_fund_id_name_id_idx;
create index investments_fund_id_name_id_idx on investments (tenant_id, fund_id, name collate text_order, id);
drop index limited_partners_fund_id_name_id_idx;
create index limited_partners_fund_id_name_id_idx on limited_partners (tenant_id, fund_id, name collate text_order, id);
drop index onboardings_fund_id_investor_name_id_idx;
create index onboardings_fund_id_investor_name_id_idx on onboardings
  (tenant_id, fund_id, investor_name collate text_order, id);
drop index tenants_name_id_idx;
create index tenants_name_id_idx on tenants (name collate text_order, id);
