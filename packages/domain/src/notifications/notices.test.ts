import { expect, test } from 'vitest';
import { noticesByDay, type NoticeKind } from './notices.ts';

const notice = (id: number, kind: NoticeKind, at: string, read = false) => ({ id, kind, at, read });
const dayOf = (instant: string) => instant.slice(0, 10);
const told = (notices: Parameters<typeof noticesByDay<ReturnType<typeof notice>>>[0]) =>
  noticesByDay(notices, dayOf).map(({ day, groups }) => [
    day,
    groups.map((group) => group.notices.map(({ id }) => id)),
  ]);

test('notices are told by day, the latest first', () => {
  expect(told([notice(2, 'CHAT', '2026-03-02T08:00'), notice(1, 'CHAT', '2026-03-01T09:00')])).toEqual([
    ['2026-03-02', [[2]]],
    ['2026-03-01', [[1]]],
  ]);
});

test('from three on those of a kind and a day are told as one, where the latest stands', () => {
  const day = '2026-03-02T08:00';
  expect(
    told([
      notice(5, 'CASE_ASSIGNED', day),
      notice(4, 'CHAT', day),
      notice(3, 'CASE_ASSIGNED', day),
      notice(2, 'CASE_ASSIGNED', day),
    ]),
  ).toEqual([['2026-03-02', [[5, 3, 2], [4]]]]);
  expect(told([notice(5, 'CASE_ASSIGNED', day), notice(3, 'CASE_ASSIGNED', day)])).toEqual([
    ['2026-03-02', [[5], [3]]],
  ]);
});

test('what was read is not told as one with what was not', () => {
  const day = '2026-03-02T08:00';
  expect(told([notice(3, 'CHAT', day), notice(2, 'CHAT', day, true), notice(1, 'CHAT', day)])).toEqual([
    ['2026-03-02', [[3], [2], [1]]],
  ]);
});
