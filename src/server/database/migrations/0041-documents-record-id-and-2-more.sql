-- Drafted by npm run generate. Review it; once it has run anywhere it is history and never changes.

alter table documents drop constraint documents_record_id_check;
alter table documents add constraint documents_record_id_check check (record_id between 1 and 9007199254740991);
alter table mails drop constraint mails_record_id_check;
alter table mails add constraint mails_record_id_check check (record_id between 1 and 9007199254740991);
alter table webhook_deliveries drop constraint webhook_deliveries_record_id_check;
alter table webhook_deliveries add constraint webhook_deliveries_record_id_check check (record_id between 1 and 9007199254740991);
