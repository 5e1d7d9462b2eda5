-- The demo data tells of weeks in one transaction: only its loader sets the moment at which something is said to happen.

create function current_moment() returns timestamptz
  language sql stable parallel safe
  return coalesce(nullif(current_setting('app.moment', true), '')::timestamptz, now());

alter table audit alter column at set default current_moment();
