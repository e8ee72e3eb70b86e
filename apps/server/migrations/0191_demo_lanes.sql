-- The demonstration is loaded in lanes, each with a progress of its own. One that was loaded before stays as it is.
update parameter
set value = jsonb_build_object(
  'lanes', jsonb_build_object(), 'applications', value -> 'applications', 'now', value -> 'now', 'finished', true)
where key = 'DEMO_PROGRESS';
