import { describe, expect, it, test } from 'vitest';
import { eventCodeProblem, makeEventCode, readEventCode } from './code.ts';
import {
  eventStatusOf,
  meantRange,
  whyNotCancelEvent,
  whyNotDeleteEvent,
  whyNotEditEvent,
  EVENT_STATUSES,
  type EventFacts,
} from './event.ts';

const START = Date.parse('2026-05-01T15:00:00Z');
const END = Date.parse('2026-05-03T23:00:00Z');
const open: EventFacts = { opened: true, cancelled: false, startsAt: START, endsAt: END };
const codes = (problems: readonly { code: string }[]) => problems.map(({ code }) => code);

describe('the status of an event', () => {
  it.each([
    ['before its start', open, START - 1, 'OPEN'],
    ['at its start', open, START, 'IN_PROGRESS'],
    ['at its end', open, END, 'IN_PROGRESS'],
    ['after its end', open, END + 1, 'ENDED'],
    ['of a draft, whatever its dates', { ...open, opened: false }, START, 'DRAFT'],
    ['of one that was cancelled, whatever its dates', { ...open, cancelled: true }, START, 'CANCELLED'],
  ] as const)('%s', (_when, facts, now, status) => expect(eventStatusOf(facts, now)).toBe(status));

  it('says what may be done: nothing is edited or deleted in progress, nor deleted with check-ins', () => {
    const told = EVENT_STATUSES.map((status) => [
      status,
      codes(whyNotEditEvent(status)),
      codes(whyNotDeleteEvent(status, 0)),
      codes(whyNotDeleteEvent(status, 1)),
      codes(whyNotCancelEvent(status)),
    ]);
    expect(told).toEqual([
      ['DRAFT', [], [], ['event.checkIns'], ['event.ended']],
      ['OPEN', [], [], ['event.checkIns'], []],
      ['IN_PROGRESS', ['event.inProgress'], ['event.inProgress'], ['event.inProgress'], []],
      ['ENDED', [], [], ['event.checkIns'], ['event.ended']],
      ['CANCELLED', [], [], ['event.checkIns'], []],
    ]);
  });
});

describe('a range of dates', () => {
  const range = {
    startDay: '2026-05-01',
    startTime: '09:00',
    endDay: '2026-05-03',
    endTime: '18:00',
    zone: 'America/Bogota',
  };
  it('is meant on the clock of its own zone', () => {
    expect(meantRange(range)).toEqual({
      startsAt: Date.parse('2026-05-01T14:00:00Z'),
      endsAt: Date.parse('2026-05-03T23:00:00Z'),
    });
  });
  it.each([
    ['ends when it starts', { endDay: '2026-05-01', endTime: '09:00' }, { endTime: 'field.range' }],
    ['lasts a minute', { endDay: '2026-05-01', endTime: '09:01' }, {}],
    ['ends a day before', { endDay: '2026-04-30' }, { endDay: 'field.range' }],
    ['lasts 31 days', { endDay: '2026-06-01', endTime: '09:00' }, {}],
    ['lasts 32 days', { endDay: '2026-06-02', endTime: '09:00' }, { endDay: 'event.long' }],
    [
      'starts in an hour that the clock skips',
      { zone: 'America/New_York', startDay: '2026-03-08', startTime: '02:30', endDay: '2026-03-08' },
      { startTime: 'appointment.skipped' },
    ],
    [
      'ends in an hour that the clock repeats',
      { zone: 'America/New_York', startDay: '2026-11-01', startTime: '01:30', endDay: '2026-11-01', endTime: '01:30' },
      {},
    ],
  ])('that %s', (_what, change, fields) => {
    const meant = meantRange({ ...range, ...change });
    expect(Object.fromEntries(Object.entries(meant.fields ?? {}).map(([key, { code }]) => [key, code]))).toEqual(
      fields,
    );
  });
});

describe('the code of an event', () => {
  const given =
    (...numbers: number[]) =>
    () =>
      numbers.shift() ?? 0;

  test('has three syllables, and none that nobody would say aloud', () => {
    expect(makeEventCode(given(7, 2, 8, 0, 11, 4))).toMatch(/^(?:[BDFGKLMNPRST][AEIOU]){3}$/);
    // PUTA.. first, which is not taken.
    expect(makeEventCode(given(8, 4, 11, 0, 0, 0, 6, 2, 9, 0, 11, 3))).toBe('MIRATO');
  });

  test.each([
    ['mirato', 'MIRATO'],
    [' mi-ra to ', 'MIRATO'],
    ['MÍRATÓ', 'MIRATO'],
    ['M1RAT0', 'MIRATO'],
    ['vicazo', 'BIKASO'],
  ])('%j is read as what is meant', (typed, code) => expect(readEventCode(typed)).toBe(code));

  test.each(['', 'MIRAT', 'MIRATOO', 'IMRATO', 'https://example.org/MIRATO', 'A'.repeat(4000)])(
    '%j is none',
    (typed) => {
      expect(readEventCode(typed)).toBeUndefined();
      expect(eventCodeProblem(typed)).toEqual({ code: 'event.format' });
    },
  );
});
