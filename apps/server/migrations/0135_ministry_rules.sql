-- The bands are a setting among others: read whole, changed whole by one person at a time, and told before and after in the
-- list of changes. As rows of their own they had no version by which a second person could be told.
insert into parameter (key, value)
select 'MINISTRY_RULES', coalesce(
  jsonb_agg(
    jsonb_build_object(
      'country', country, 'colour', colour,
      -- A band that was open below begins at 0, which is the same.
      'threshold', jsonb_build_object('min', coalesce(min_members, 0), 'max', max_members)
    ) order by country, min_members nulls first
  ),
  '[]'
)
from ministry_rule;

drop table ministry_rule;
