import { describe, expect, test } from 'vitest';
import { churchOn, correctedBy, MOST_DAYS_AHEAD, whyNotChange, type ChurchChange, type ChurchNow } from './changes.ts';
import { addDays } from '../days.ts';

const TODAY = '2026-06-15';
const NOW: ChurchNow = { name: 'Casa Nueva', country: 'AR', validFrom: '2020-01-01', validTo: null };
const change = (id: number, what: ChurchChange['what'], day: string, before: string | null, after: string | null) => ({
  id,
  what,
  day,
  before,
  after,
});
const RENAMED = change(1, 'name', '2025-03-01', 'Casa Vieja', 'Casa Nueva');
const on = (changes: readonly ChurchChange[], day: string, now = NOW) => churchOn(now, changes, day);

describe('a church on a day', () => {
  test('has its new name from the day on, and the one before until then', () => {
    expect([on([RENAMED], '2025-02-28').name, on([RENAMED], '2025-03-01').name]).toEqual(['Casa Vieja', 'Casa Nueva']);
  });

  test('of a day that was changed twice the later act counts', () => {
    const corrected = [RENAMED, change(2, 'name', '2025-03-01', 'Casa Nueva', 'Casa Novísima')];
    expect(on(corrected, '2025-03-01').name).toBe('Casa Novísima');
  });

  test('is open from its opening to its last day, and again after it opened again', () => {
    const changes = [
      change(1, 'closed', '2024-12-31', null, '2024-12-31'),
      change(2, 'opened', '2025-06-01', null, null),
    ];
    const days = ['2019-12-31', '2020-01-01', '2024-12-31', '2025-01-01', '2025-05-31', '2025-06-01'];
    expect(days.map((day) => on(changes, day).open)).toEqual([false, true, true, false, false, true]);
  });
});

describe('why a church is not changed', () => {
  const asked = (
    what: ChurchChange['what'],
    day: string,
    value: string | null = null,
    now = NOW,
    changes = [RENAMED],
  ) => whyNotChange(now, changes, { what, day, value }, TODAY);
  const fine = { day: undefined, value: undefined };

  test('a day may be a year ahead, and no more', () => {
    const last = addDays(TODAY, MOST_DAYS_AHEAD);
    expect(asked('closed', last)).toEqual(fine);
    expect(asked('closed', addDays(last, 1)).day?.code).toBe('church.tooFar');
  });

  test('it closes no earlier than it opened', () => {
    expect(asked('closed', '2020-01-01')).toEqual(fine);
    expect(asked('closed', '2019-12-31').day?.code).toBe('church.beforeOpening');
  });

  test('one that is closed opens again after its last day', () => {
    const closed = { ...NOW, validTo: '2026-05-31' };
    expect(asked('opened', '2026-06-01', null, closed)).toEqual(fine);
    expect(asked('opened', '2026-05-31', null, closed).day?.code).toBe('church.beforeClosing');
  });

  test('a name is another one on that day', () => {
    expect(asked('name', '2025-03-01', 'Casa Nueva').value?.code).toBe('church.unchanged');
    expect(asked('name', '2025-02-28', 'Casa Nueva')).toEqual(fine);
    expect(asked('name', '2025-02-28').value?.code).toBe('field.required');
  });
});

test('closing what is closed and opening what is open put the day right; else nothing is corrected', () => {
  const closing = change(3, 'closed', '2026-05-31', null, '2026-05-31');
  const closed = { ...NOW, validTo: '2026-05-31' };
  expect(correctedBy(closed, [closing], 'closed')).toBe(closing);
  expect(correctedBy(closed, [closing], 'opened')).toBeUndefined();
  expect(correctedBy(NOW, [RENAMED], 'closed')).toBeUndefined();
  const opening = change(4, 'opened', '2020-02-01', '2020-01-01', '2020-02-01');
  expect(correctedBy(NOW, [opening], 'opened')).toBe(opening);
});
