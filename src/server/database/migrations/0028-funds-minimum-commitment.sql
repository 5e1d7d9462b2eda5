-- Drafted by npm run generate. Review it; once it has run anywhere it is history and never changes.

alter table funds add column minimum_commitment numeric(22,4) constraint funds_minimum_commitment_check check (minimum_commitment between 0 and 999999999999.99);
