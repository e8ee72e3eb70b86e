import type { FieldValues } from 'react-hook-form';
import type { NameWithPresent, Present } from '../network/api.ts';
import type { Sending } from '../network/untilAnswered.ts';
import { useLastingAct } from '../network/useLastingAct.ts';
import type { EntriesOf } from './draftValues.ts';
import { useActForm } from './useActForm.ts';
import { useSeenRecord } from './useSeenRecord.ts';

interface Options<Name extends NameWithPresent, Values extends FieldValues, Saved> {
  /** The endpoint that changes it. */
  endpoint: Name;
  /** Form and what it is about: what is typed is kept under it until it is sent. */
  name: string;
  /** As it is now; nothing where one is made. */
  record: Present<Name> | undefined;
  /** What the form shows of it, or begins with. */
  values: (record: Present<Name> | undefined) => Values;
  /** Of lists that may be empty: what an entry looks like. */
  entries?: EntriesOf<Values>;
  /** Sends what stands in the form, upon the record as it was last seen. */
  send: (values: Values, base: Present<Name> | undefined, idempotencyKey: string) => Promise<Saved>;
  /** What shows it elsewhere is another now. */
  renew: () => void;
  done: (saved: Saved, values: Values) => void;
  /** Translates the server's path to the form's field. */
  nameOf?: (path: string) => string;
}

/**
 * The form of a record with a version. Where somebody else changed the record meanwhile (`record.stale`), what was typed
 * stays, the rest is as it is now, and the next try is upon that: `base` is the record as it was last seen.
 */
export function useRecordForm<Name extends NameWithPresent, Values extends FieldValues, Saved>(
  options: Options<Name, Values, Saved>,
) {
  const { endpoint, name, record, values: valuesOf, entries, send, renew, done, nameOf } = options;
  const { seen: base, upon } = useSeenRecord(endpoint, record, takeChanged);
  const save = useLastingAct(
    (sent: { values: Values; base: Present<Name> | undefined }, key) => send(sent.values, sent.base, key),
    { done: renew },
  );
  const act = useActForm({
    name,
    defaults: valuesOf(record),
    ...(entries && { entries }),
    ...(nameOf && { nameOf }),
    act: async (values: Values, sending: Sending) => ({
      values,
      saved: await upon(save.send({ values, base }, sending)),
    }),
    done: ({ saved, values }) => done(saved, values),
  });

  function takeChanged(present: Present<Name>): void {
    act.draft.takeChanged(valuesOf(present));
  }
  return { ...act, base };
}
