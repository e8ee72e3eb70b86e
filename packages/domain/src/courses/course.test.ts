import { describe, expect, it } from 'vitest';
import { isCompleted } from './completion.ts';
import {
  copyName,
  isSameName,
  lessonTimeProblems,
  missingLanguages,
  missingSides,
  placedBeside,
  switched,
  whyNotDelete,
  whyNotOpen,
} from './course.ts';
import { readVideo, videoOf } from '../fields/videos.ts';

describe('a course, a section, a lesson', () => {
  it('is complete in both languages before it is published: each missing side is told', () => {
    const fields = { name: { en: 'Faith', es: '' }, description: { en: '', es: '' }, video: { en: 'a', es: null } };
    expect(missingSides(fields)).toEqual({
      'name.es': { code: 'field.languages' },
      'description.en': { code: 'field.required' },
      'description.es': { code: 'field.required' },
      'video.es': { code: 'field.languages' },
    });
    expect(missingLanguages(fields)).toEqual(['en', 'es']);
    expect(missingLanguages({ name: { en: 'Faith', es: '' } })).toEqual(['es']);
    expect(missingSides({ name: { en: 'Faith', es: 'Fe' } })).toEqual({});
  });

  it('is ended where people took part, a draft again where nobody did', () => {
    expect([switched(true, true), switched(false, true), switched(false, false)]).toEqual([
      'PUBLISHED',
      'ENDED',
      'DRAFT',
    ]);
    expect(whyNotDelete(true)).toEqual([{ code: 'course.inUse' }]);
    expect(whyNotDelete(false)).toEqual([]);
  });

  it('opens with one lesson at least', () => {
    expect([whyNotOpen(0), whyNotOpen(1)]).toEqual([[{ code: 'course.empty' }], []]);
  });

  it.each([
    ['Oración', 'oracion', true],
    ['  ORACIÓN  y  fe', 'oración y fe', true],
    ['Oración', 'Oraciones', false],
  ])('named %s and %s is the same: %s', (one, other, same) => expect(isSameName(one, other)).toBe(same));

  it('copied it has a name of its own, within the bound', () => {
    expect(copyName('Fe', ['Fe', 'FÉ (2)'])).toBe('Fe (3)');
    expect(copyName('', ['Fe'])).toBe('');
    expect(copyName('a'.repeat(100), ['a'.repeat(100)])).toBe(`${'a'.repeat(96)} (2)`);
  });

  it.each([
    [{ available: 80, disable: 95, graceHours: 1 }, {}],
    [{ available: 1, disable: 100, graceHours: 8760 }, {}],
    [{ available: 0, disable: 95, graceHours: 24 }, { available: 'field.least' }],
    [{ available: 80, disable: 101, graceHours: 24 }, { disable: 'field.most' }],
    [{ available: 80, disable: 80, graceHours: 24 }, { disable: 'field.range' }],
    [{ available: 80, disable: 79, graceHours: 24 }, { disable: 'field.range' }],
    [{ available: 80, disable: 95, graceHours: 0 }, { graceHours: 'field.grace' }],
    [{ available: 80, disable: 95, graceHours: -1 }, { graceHours: 'field.grace' }],
    [{ available: 80, disable: 95, graceHours: 8761 }, { graceHours: 'field.most' }],
  ])('with the times %j lacks %j', (times, expected) => {
    const found = Object.entries(lessonTimeProblems(times)).flatMap(([key, wrong]) =>
      wrong ? [[key, wrong.code]] : [],
    );
    expect(Object.fromEntries(found)).toEqual(expected);
  });
});

describe('an order', () => {
  it.each([
    [[1, 2, 3], 3, { beside: 1, side: 'before' }, [3, 1, 2]],
    [[1, 2, 3], 1, { beside: 2, side: 'after' }, [2, 1, 3]],
    [[1, 2, 3], 1, { beside: 1, side: 'after' }, [1, 2, 3]],
    [[1, 2, 3], 9, { beside: 1, side: 'after' }, [1, 2, 3]],
    [[1, 2, 3], 1, { beside: 9, side: 'after' }, [1, 2, 3]],
  ] as const)('of %j with %i %j is %j', (ids, moved, place, expected) =>
    expect(placedBeside(ids, moved, place)).toEqual(expected),
  );

  it('keeps what both meant who drag at once, and is the same when done twice', () => {
    const once = placedBeside([1, 2, 3, 4], 4, { beside: 1, side: 'before' });
    const both = placedBeside(once, 2, { beside: 3, side: 'after' });
    expect(both).toEqual([4, 1, 3, 2]);
    expect(placedBeside(both, 2, { beside: 3, side: 'after' })).toEqual(both);
  });
});

describe('a video', () => {
  it.each([
    ['dQw4w9WgXcQ', 'YOUTUBE', 'dQw4w9WgXcQ'],
    [' https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42s ', 'YOUTUBE', 'dQw4w9WgXcQ'],
    ['youtube.com/watch?list=PL1&v=dQw4w9WgXcQ', 'YOUTUBE', 'dQw4w9WgXcQ'],
    ['https://youtu.be/dQw4w9WgXcQ?si=abc', 'YOUTUBE', 'dQw4w9WgXcQ'],
    ['https://m.youtube.com/shorts/dQw4w9WgXcQ', 'YOUTUBE', 'dQw4w9WgXcQ'],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'YOUTUBE', 'dQw4w9WgXcQ'],
    ['76979871', 'VIMEO', '76979871'],
    ['https://vimeo.com/76979871', 'VIMEO', '76979871'],
    ['https://vimeo.com/channels/staffpicks/76979871', 'VIMEO', '76979871'],
    ['https://vimeo.com/76979871/8272103f6e', 'VIMEO', '76979871/8272103f6e'],
    ['https://player.vimeo.com/video/76979871?h=8272103f6e&badge=0', 'VIMEO', '76979871/8272103f6e'],
  ])('is read from %s', (text, provider, id) => {
    expect(readVideo(text)).toEqual({ provider, id });
    expect(videoOf(id)).toEqual({ provider, id });
  });

  it.each([
    '',
    'dQw4w9WgXc',
    'dQw4w9WgXcQQ',
    '12345',
    'https://example.org/watch?v=dQw4w9WgXcQ',
    'https://youtube.com.example.org/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/@channel',
    'https://vimeo.com/76979871/"><script>',
    'javascript:alert(1)',
  ])('is not read from %j', (text) => expect(readVideo(text)).toBeUndefined());
});

describe('a course is completed', () => {
  const lesson = (id: number, required = true, shown = true) => ({ id, required, shown });
  it.each([
    ['by its required lessons', [lesson(1), lesson(2), lesson(3, false)], [1, 2], true],
    ['not while one is left', [lesson(1), lesson(2)], [1], false],
    ['without those that were ended', [lesson(1), lesson(2, true, false)], [1], true],
    ['by nobody where nothing is required', [lesson(1, false)], [1], false],
  ])('%s', (_how, lessons, done, completed) => expect(isCompleted(lessons, new Set(done))).toBe(completed));
});
