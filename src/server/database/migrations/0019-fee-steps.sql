-- The steps of a management fee were kept as sentences and are kept as what they are made of: words are made when they are read.
alter table invoice_fee_trace
  add column step text constraint invoice_fee_trace_step_check check (step in ('Part', 'Gross', 'CashAtWork', 'OffsetsEarned', 'OffsetsBefore', 'AfterOffsets', 'MinimumReached', 'MinimumApplies', 'OffsetsLeft')),
  add column first_day date constraint invoice_fee_trace_first_day_check check (first_day between '1900-01-01' and '2200-12-31'),
  add column last_day date constraint invoice_fee_trace_last_day_check check (last_day between '1900-01-01' and '2200-12-31'),
  add column days bigint constraint invoice_fee_trace_days_check check (days between 1 and 366),
  add column basis text constraint invoice_fee_trace_basis_check check (basis in ('Cash At Work', 'Commitment', 'Fixed', 'NAV', 'Lower of cost or NAV')),
  add column rate numeric(20,10) constraint invoice_fee_trace_rate_check check (rate between -9999999.99 and 9999999.99),
  add column base numeric(22,4) constraint invoice_fee_trace_base_check check (base between -999999999999.99 and 999999999999.99),
  add column plus numeric(22,4) constraint invoice_fee_trace_plus_check check (plus between -999999999999.99 and 999999999999.99),
  add column less numeric(22,4) constraint invoice_fee_trace_less_check check (less between -999999999999.99 and 999999999999.99),
  add column minimum numeric(22,4) constraint invoice_fee_trace_minimum_check check (minimum between -999999999999.99 and 999999999999.99);

-- The rows of all tenants.
alter table invoice_fee_trace no force row level security;

-- "(1,234.50)" is −1234.50; what follows the number does not belong to it.
create function figure_in(shown text) returns numeric language sql immutable as $$
  select case when shown like '(%' then -1 else 1 end * nullif(regexp_replace(substring(shown from '[0-9][0-9,.]*'), ',', '', 'g'), '')::numeric
$$;
create function day_in(shown text) returns date language sql immutable as $$ select to_date(shown, 'DD/MM/YYYY') $$;

update invoice_fee_trace set
  step = 'Part',
  first_day = day_in(substring(words from '^Fee from (\S+) ')),
  last_day = day_in(substring(words from '^Fee from \S+ to (\S+) ')),
  basis = case substring(words from '^Fee from \S+ to \S+ on (.*)$')
    when 'cash at work' then 'Cash At Work'
    when 'fixed fee a year' then 'Fixed'
    when 'lower of cost and net asset value' then 'Lower of cost or NAV'
    when 'net asset value' then 'NAV'
    else 'Commitment'
  end,
  base = figure_in(split_part(numbers, ' × ', 1)),
  rate = case when numbers like '% × % × %' then figure_in(split_part(numbers, ' × ', 2)) end,
  days = figure_in(split_part(numbers, ' × ', case when numbers like '% × % × %' then 3 else 2 end))::bigint
where words like 'Fee from %';
update invoice_fee_trace set
  step = 'Gross', base = figure_in(split_part(numbers, ' + ', 1)), plus = figure_in(split_part(numbers, ' + ', 2))
where words = 'Fee of all parts';
update invoice_fee_trace set
  step = 'CashAtWork',
  first_day = day_in(substring(words from '^Cash at work on (\S+)$')),
  base = figure_in(numbers),
  plus = figure_in(split_part(numbers, ' + ', 2)),
  less = figure_in(split_part(numbers, ' − ', 2))
where words like 'Cash at work on %';
update invoice_fee_trace set
  step = 'OffsetsEarned', base = figure_in(split_part(numbers, ' × ', 1)), rate = figure_in(split_part(numbers, ' × ', 2))
where words = 'Share of the fees earned from companies';
update invoice_fee_trace set step = 'OffsetsBefore', base = figure_in(numbers)
where words = 'Offsets carried forward from before';
update invoice_fee_trace set
  step = 'AfterOffsets', base = figure_in(split_part(numbers, ' − ', 1)), less = figure_in(split_part(numbers, ' − ', 2))
where words = 'Fee after offsets';
update invoice_fee_trace set
  step = 'MinimumReached', base = figure_in(split_part(numbers, ' ≥ ', 1)), minimum = figure_in(split_part(numbers, ' ≥ ', 2))
where words = 'The minimum fee is reached';
update invoice_fee_trace set
  step = 'MinimumApplies', base = figure_in(split_part(numbers, ' < ', 1)), minimum = figure_in(split_part(numbers, ' < ', 2))
where words = 'The minimum fee applies';
update invoice_fee_trace set
  step = 'OffsetsLeft', base = figure_in(split_part(numbers, ' − ', 1)), less = figure_in(split_part(numbers, ' − ', 2))
where words = 'Offsets carried forward to the next period';

alter table invoice_fee_trace force row level security;
drop function figure_in(text);
drop function day_in(text);
alter table invoice_fee_trace alter column step set not null, drop column words, drop column numbers;
