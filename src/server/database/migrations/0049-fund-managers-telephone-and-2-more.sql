-- Drafted by npm run generate. Review it; once it has run anywhere it is history and never changes.

alter table fund_managers add column telephone text constraint fund_managers_telephone_check check (char_length(telephone) <= 40);
alter table funds add column onboarding_review_days bigint default 5 constraint funds_onboarding_review_days_check check (onboarding_review_days between 1 and 365);
alter table funds add column onboarding_answer_days bigint default 14 constraint funds_onboarding_answer_days_check check (onboarding_answer_days between 1 and 365);
