import { describe, expect, it } from 'vitest';
import { changesMuch, figuresToExplain, whyNotSend } from './answers.ts';
import { dueCensuses, nextCensus, plannedIn, sentAtOnce, whyNotReportDates } from './dates.ts';
import { answerProblem, CENSUS_FIELDS, CENSUS_KEYS, sumOf, type CensusKey } from './form.ts';
import {
  CENSUS_STATES,
  censusActs,
  censusStateOf,
  isChurchOpen,
  newDeadlineProblem,
  reminderAt,
  whyNotAnswer,
  whyNotReopen,
} from './states.ts';

const codesAt = (found: Record<string, { code: string }>) =>
  Object.fromEntries(Object.entries(found).map(([path, { code }]) => [path, code]));

describe('the form', () => {
  it('asks six sections, ten departments in three fields each', () => {
    expect(CENSUS_KEYS).toHaveLength(5 + 5 + 30 + 10 + 2 + 5);
    expect(CENSUS_KEYS.filter((key) => key.startsWith('socialWork'))).toEqual([
      'socialWorkActive',
      'socialWorkLeader',
      'socialWorkParticipants',
    ]);
  });

  it.each<[CensusKey, number | string | null, string | undefined]>([
    ['visitors', 0, undefined],
    ['visitors', null, undefined],
    ['visitors', -1, 'field.least'],
    ['visitors', 1.5, 'field.numbers'],
    ['visitors', 1_000_000, undefined],
    ['visitors', 1_000_001, 'field.most'],
    ['televisionHours', 2_208, undefined],
    ['televisionHours', 2_209, 'field.most'],
    ['visionSatisfaction', 'SATISFIED', undefined],
    ['visionSatisfaction', 'HAPPY', 'field.choice'],
    ['careComment', 'x'.repeat(2_000), undefined],
    ['careComment', 'x'.repeat(2_001), 'field.max'],
    ['youthLeader', 'Ana\nLuz', 'field.special'],
  ])('%s as %j: %s', (key, value, code) => expect(answerProblem(key, value)?.code).toBe(code));

  it('adds up what was answered; nothing answered is no zero', () => {
    expect(sumOf('followers', { followersX: 3, followersTiktok: 0, followersYoutube: null })).toBe(3);
    expect(sumOf('followers', { followersYoutube: null })).toBeNull();
    expect(sumOf('broadcastHours', { radioHours: 0 })).toBe(0);
  });
});

describe('what is sent', () => {
  it.each([
    [10, 15, false],
    [10, 16, true],
    [10, 5, false],
    [10, 4, true],
    [3, 1, true],
    [10, 0, true],
    [0, 900, false],
    [null, 900, false],
    [10, null, false],
  ])('from %j to %j asks for a reason: %j', (last, now, asks) => expect(changesMuch(last, now)).toBe(asks));

  it('needs members and attendance, which may be 0, and a reason beside what changed much', () => {
    expect(codesAt(whyNotSend({}, {}, undefined))).toEqual({
      'values.activeMembers': 'field.required',
      'values.averageAttendance': 'field.required',
    });
    const now = { activeMembers: 0, averageAttendance: 40, visitors: 31 };
    const last = { activeMembers: 90, averageAttendance: 40, visitors: 20 };
    expect(figuresToExplain(now, last)).toEqual(['activeMembers', 'visitors']);
    expect(codesAt(whyNotSend(now, { activeMembers: 'The church divided.' }, last))).toEqual({
      'reasons.visitors': 'census.reason',
    });
    expect(whyNotSend(now, {}, undefined)).toEqual({});
  });

  it('is judged anew where a rule no longer holds', () => {
    const most = CENSUS_FIELDS.homeGroups.kind === 'count' ? CENSUS_FIELDS.homeGroups.most : 0;
    const values = { activeMembers: 1, averageAttendance: 1, homeGroups: most + 1 };
    expect(codesAt(whyNotSend(values, {}, undefined))).toEqual({ 'values.homeGroups': 'field.most' });
  });
});

describe('a report', () => {
  const facts = { deadline: '2026-04-30', started: false, sent: false, reopened: false };
  it.each([
    ['nothing saved', facts, '2026-04-30', 'CENSUS_WITHOUT_STARTING'],
    ['saved', { ...facts, started: true }, '2026-04-30', 'INCOMPLETE'],
    ['the day after its deadline', { ...facts, started: true }, '2026-05-01', 'EXPIRED'],
    ['sent, and long ago', { ...facts, sent: true }, '2027-05-01', 'SEND'],
    ['opened again', { ...facts, reopened: true }, '2026-04-30', 'PENDING'],
    ['opened again with its draft', { ...facts, reopened: true, started: true }, '2026-04-30', 'INCOMPLETE'],
  ])('%s', (_what, given, today, state) => expect(censusStateOf(given, today)).toBe(state));

  it('has its acts by its state and by who looks', () => {
    const table = Object.fromEntries(
      CENSUS_STATES.map((state) => [
        state,
        (['church', 'editor', 'reader'] as const).map((reader) => censusActs(state, reader).join(' ')),
      ]),
    );
    expect(table).toEqual({
      CENSUS_WITHOUT_STARTING: ['start', 'start reopen', ''],
      INCOMPLETE: ['edit', 'edit reopen', ''],
      SEND: ['download view', 'download view', 'download view'],
      EXPIRED: ['view', 'view reopen', 'view'],
      PENDING: ['start', 'start reopen', ''],
    });
    expect(censusActs('INCOMPLETE', 'editor', true)).toEqual([]);
    expect(censusActs('EXPIRED', 'editor', true)).toEqual(['view']);
  });

  it('is answered while it is open, by a church that is', () => {
    expect(CENSUS_STATES.map((state) => whyNotAnswer(state, false)[0]?.code)).toEqual([
      undefined,
      undefined,
      'census.sent',
      'census.expired',
      undefined,
    ]);
    expect(whyNotAnswer('INCOMPLETE', true)[0]?.code).toBe('census.closed');
    expect(whyNotReopen('EXPIRED', false)).toEqual([]);
    expect(whyNotReopen('SEND', false)[0]?.code).toBe('census.sent');
    expect(whyNotReopen('EXPIRED', true)[0]?.code).toBe('census.closed');
    const church = { validFrom: '2026-01-01', validTo: '2026-04-29' };
    expect(['2025-12-31', '2026-01-01', '2026-04-29', '2026-04-30'].map((day) => isChurchOpen(church, day))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it.each([
    ['2026-05-10', '2026-05-02', undefined],
    ['2026-05-02', '2026-05-02', undefined],
    ['2026-05-01', '2026-05-02', 'census.deadline'],
    // Not after the one that there is.
    ['2026-04-30', '2026-04-20', 'census.deadline'],
    ['2026-07-31', '2026-05-02', undefined],
    ['2026-08-01', '2026-05-02', 'census.deadline'],
  ])('given %s on %s: %s', (deadline, today, code) =>
    expect(newDeadlineProblem(deadline, '2026-04-30', today)?.code).toBe(code),
  );

  it.each([
    ['2026-04-15', null],
    ['2026-04-16', 14],
    ['2026-04-22', 14],
    ['2026-04-23', 7],
    ['2026-04-29', 1],
    ['2026-04-30', 1],
    ['2026-05-01', null],
  ])('on %s is reminded %j days before', (today, days) => expect(reminderAt('2026-04-30', today)).toBe(days));
});

const TIME = [
  { sending: '31/03', deadline: '30/04' },
  { sending: '30/06', deadline: '31/07' },
  { sending: '30/09', deadline: '31/10' },
  { sending: '31/12', deadline: '31/01' },
];
const withPair = (n: number, pair: Partial<(typeof TIME)[number]>) =>
  TIME.map((each, index) => (index === n ? { ...each, ...pair } : each));

describe('report dates', () => {
  it.each([
    ['as shipped', TIME, {}],
    ['no such day', withPair(0, { deadline: '31/02' }), { 'time.0.deadline': 'field.dayMonth' }],
    ['a day that not every year has', withPair(0, { sending: '29/02' }), { 'time.0.sending': 'field.dayMonth' }],
    ['no day at all', withPair(3, { sending: '1/1' }), { 'time.3.sending': 'field.dayMonth' }],
    [
      'out of order',
      withPair(1, { sending: '31/03' }),
      { 'time.0.deadline': 'census.overlap', 'time.1.sending': 'census.order' },
    ],
    [
      'due on the day when the next goes out',
      withPair(0, { deadline: '30/06' }),
      { 'time.0.deadline': 'census.overlap' },
    ],
    ['due the day before', withPair(0, { deadline: '29/06' }), {}],
    ['a year late', withPair(1, { deadline: '01/06' }), { 'time.1.deadline': 'census.overlap' }],
    [
      'the last due when the first goes out',
      withPair(3, { deadline: '31/03' }),
      { 'time.3.deadline': 'census.overlap' },
    ],
  ])('%s', (_what, time, found) => expect(codesAt(whyNotReportDates(time))).toEqual(found));

  it('pair n is quarter n, at eight in New York, due next year where that comes first', () => {
    expect(
      plannedIn(TIME, 2026).map(({ id, sending, deadline, at }) => [id, sending, deadline, new Date(at).toISOString()]),
    ).toEqual([
      [20261, '2026-03-31', '2026-04-30', '2026-03-31T12:00:00.000Z'],
      [20262, '2026-06-30', '2026-07-31', '2026-06-30T12:00:00.000Z'],
      [20263, '2026-09-30', '2026-10-31', '2026-09-30T12:00:00.000Z'],
      [20264, '2026-12-31', '2027-01-31', '2026-12-31T13:00:00.000Z'],
    ]);
  });

  it.each([
    ['what is yet to come goes out by itself', null, '2026-03-31T11:59:59Z', []],
    ['what is due is sent at once', null, '2026-03-31T12:00:00Z', [20261]],
    ['what is due after another', 20254, '2026-04-01T12:00:00Z', [20261]],
    ['what went out is not sent again', 20261, '2026-04-01T12:00:00Z', []],
  ])('of newly set dates %s', (_what, newest, now, found) => {
    expect(sentAtOnce(TIME, newest, Date.parse(now), now.slice(0, 10)).map(({ id }) => id)).toEqual(found);
  });

  it.each([
    ['2026-03-31T11:59:59Z', '2026-03-31', [], 20261],
    ['2026-03-31T12:00:00Z', '2026-03-31', [20261], 20262],
    ['2026-05-01T03:59:59Z', '2026-04-30', [20261], 20262],
    ['2026-05-01T04:00:00Z', '2026-05-01', [], 20262],
    // Over the turn of the year.
    ['2027-01-15T12:00:00Z', '2027-01-15', [20264], 20271],
  ])('at %s', (now, today, due, next) => {
    expect(dueCensuses(TIME, Date.parse(now), today).map(({ id }) => id)).toEqual(due);
    expect(nextCensus(TIME, Date.parse(now), today)?.id).toBe(next);
  });
});
