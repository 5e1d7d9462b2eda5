-- Drafted by npm run generate. Review it; once it has run anywhere it is history and never changes.

alter table mails drop constraint mails_status_check;
alter table mails add constraint mails_status_check check (status in ('Queued', 'Sending', 'Sent', 'Failed', 'Cancelled'));
