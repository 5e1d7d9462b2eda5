-- Drafted by npm run generate. Review it; once it has run anywhere it is history and never changes.

alter table investments add column deferred_proceeds text constraint investments_deferred_proceeds_check check (char_length(deferred_proceeds) <= 300);
alter table investments add column excused_commitments numeric(22,4) constraint investments_excused_commitments_check check (excused_commitments between 0 and 999999999999.99);
