-- Drafted by npm run generate. Review it; once it has run anywhere it is history and never changes.

alter table bank_accounts add column registered_name text constraint bank_accounts_registered_name_check check (char_length(registered_name) <= 200);
alter table bank_accounts add column lei text constraint bank_accounts_lei_check check (char_length(lei) <= 20);
alter table bank_accounts add column vat_number text constraint bank_accounts_vat_number_check check (char_length(vat_number) <= 20);
alter table bank_accounts add column payee_answer text constraint bank_accounts_payee_answer_check check (payee_answer in ('Match', 'CloseMatch', 'NoMatch', 'NotPossible'));
alter table bank_accounts add column payee_answered_on date constraint bank_accounts_payee_answered_on_check check (payee_answered_on between '1900-01-01' and '2200-12-31');
alter table bank_accounts add column payee_answer_by text constraint bank_accounts_payee_answer_by_check check (char_length(payee_answer_by) <= 200);
alter table capital_movements add column purpose text constraint capital_movements_purpose_check check (char_length(purpose) <= 2000);
alter table capital_movements add column agreement_section text constraint capital_movements_agreement_section_check check (char_length(agreement_section) <= 100);
alter table capital_movements add column completed_by text constraint capital_movements_completed_by_check check (char_length(completed_by) <= 200);
alter table capital_movements add column signed_off_by text constraint capital_movements_signed_off_by_check check (char_length(signed_off_by) <= 200);
alter table capital_movements add column signed_off_at timestamptz;
alter table capital_movements add column sign_off_note text constraint capital_movements_sign_off_note_check check (char_length(sign_off_note) <= 2000);
alter table capital_movements add column reopen_requested_by text constraint capital_movements_reopen_requested_by_check check (char_length(reopen_requested_by) <= 200);
alter table capital_movements add column reopen_requested_at timestamptz;
alter table capital_movements add column reopen_reason text constraint capital_movements_reopen_reason_check check (char_length(reopen_reason) <= 2000);
alter table mails drop constraint mails_event_check;
alter table mails add constraint mails_event_check check (event in ('account-creating', 'account-created', 'account-reactivated', 'capital-call-published', 'reporting-period-published', 'start-onboarding', 'complete-onboarding', 'due-diligence-signed', 'due-diligence-submitted', 'subscription-submitted', 'onboarding-reminder', 'reopen-requested', 'payment-reminder'));
