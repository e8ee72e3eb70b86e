-- Cards are kept and sent without nulls and without what the reader derives from the rest (packages/contract/src/fullCard.ts):
-- a fifth less to read, to compress and to parse for each of a board's 250.

-- Counts do not change.
alter table application disable trigger application_counted_update;
update application set card = (
  select '{' || string_agg(to_json(key)::text || ':' || value::text, ',' order by place) || '}'
  from json_each(json_strip_nulls(card::json)) with ordinality field (key, value, place)
  where key <> all ('{nextStatus,missing,coupleTitle,paymentStatusValue,labels}')
) where card is not null;
alter table application enable trigger application_counted_update;
