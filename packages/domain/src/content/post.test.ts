import { describe, expect, test } from 'vitest';
import {
  languageFor,
  meantSpan,
  missingLanguages,
  placedAt,
  postStateAt,
  whyNotShown,
  type ChosenSpan,
  type PostTexts,
} from './post.ts';

const NOW = Date.parse('2026-03-10T15:00:00Z');
const HOUR = 3_600_000;

describe('a post', () => {
  test.each([
    [null, null, 'DRAFT'],
    [NOW + 1, null, 'SCHEDULED'],
    [NOW, null, 'PUBLISHED'],
    [NOW - HOUR, NOW + 1, 'PUBLISHED'],
    [NOW - HOUR, NOW, 'ENDED'],
    [NOW, NOW, 'ENDED'],
  ] as const)('stands by its days: from %s until %s it is %s', (from, until, state) => {
    expect(postStateAt({ from, until }, NOW)).toBe(state);
  });

  test('is told in the reader’s language where it has both, else in the one it has', () => {
    expect([languageFor('both', 'es'), languageFor('en', 'es'), languageFor('es', 'en')]).toEqual(['es', 'en', 'es']);
  });

  const texts = (more: Partial<PostTexts> = {}): PostTexts => ({
    title: { en: 'A', es: '' },
    body: { en: '<p>a</p>', es: '<p></p>' },
    alt: { en: '', es: '' },
    ...more,
  });

  test('lacks before it may be shown what is missing in each of its languages, and no other', () => {
    expect(Object.keys(whyNotShown('both', texts(), false))).toEqual(['title.es', 'body.es']);
    expect(whyNotShown('en', texts(), false)).toEqual({});
    expect(whyNotShown('en', texts(), true)).toEqual({ 'alt.en': { code: 'field.required' } });
    expect(missingLanguages('both', texts(), true)).toEqual(['en', 'es']);
  });

  test('is placed among its siblings, and no further than their ends', () => {
    expect(placedAt([1, 2, 3], 1, 'up')).toEqual([1, 2, 3]);
    expect(placedAt([1, 2, 3], 1, 'down')).toEqual([2, 1, 3]);
    expect(placedAt([1, 2, 3], 3, 'first')).toEqual([3, 1, 2]);
    expect(placedAt([1, 2, 3], 1, 'last')).toEqual([2, 3, 1]);
    expect(placedAt([1, 2], 9, 'last')).toEqual([1, 2]);
  });
});

describe('when it is shown', () => {
  const NEVER = { from: null, until: null };
  const chosen = (more: Partial<ChosenSpan>): ChosenSpan => ({
    state: 'SCHEDULED',
    fromDay: '',
    fromTime: '',
    untilDay: '',
    untilTime: '',
    ...more,
  });
  const codes = (more: Partial<ChosenSpan>, before = NEVER) =>
    Object.fromEntries(
      Object.entries(meantSpan(chosen(more), before, NOW).fields ?? {}).map(([field, { code }]) => [field, code]),
    );

  test('an hour that the clock skips, the past and the far future are refused at their field', () => {
    expect(codes({ fromDay: '2027-03-14', fromTime: '02:30' })).toEqual({ fromTime: 'appointment.skipped' });
    expect(codes({ fromDay: '2026-11-01', fromTime: '01:30' })).toEqual({});
    expect(codes({ fromDay: '2026-03-09', fromTime: '09:00' })).toEqual({ fromDay: 'appointment.past' });
    expect(codes({ fromDay: '2027-03-15', fromTime: '09:00' })).toEqual({ fromDay: 'appointment.far' });
    expect(codes({ fromDay: '2026-13-40', fromTime: '9' })).toEqual({
      fromDay: 'field.date',
      fromTime: 'appointment.time',
    });
  });

  test('one that is shown keeps when it began, and one that has ended is published anew', () => {
    const began = { from: NOW - HOUR, until: null };
    expect(meantSpan(chosen({ state: 'PUBLISHED' }), began, NOW).span).toEqual(began);
    expect(meantSpan(chosen({ state: 'PUBLISHED' }), { from: 1, until: 2 }, NOW).span).toEqual({
      from: NOW,
      until: null,
    });
    expect(meantSpan(chosen({ state: 'ENDED' }), began, NOW).span).toEqual({ ...began, until: NOW });
    expect(codes({ state: 'ENDED' })).toEqual({ state: 'field.choice' });
  });
});
