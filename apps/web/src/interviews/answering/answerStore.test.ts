import { expect, test } from 'vitest';
import { COMMENTS, newAnswerStore } from './answerStore.ts';

const kept = (question: string | null, answer: string, version: number, overwritten: string | null = null) => ({
  question,
  answer,
  version,
  overwritten,
});

test('what is typed while it is sent is sent again, upon what arrived', () => {
  const store = newAnswerStore([kept('call', 'a', 1)]);
  store.type('call', 'ab');
  expect(store.next()).toMatchObject(['call', { text: 'ab', seen: 1 }]);
  store.type('call', 'abc');
  store.arrived('call', 'ab', kept('call', 'ab', 2));
  expect(store.next()).toMatchObject(['call', { text: 'abc', seen: 2 }]);
  store.arrived('call', 'abc', kept('call', 'abc', 3));
  expect(store.next()).toBeUndefined();
  expect(store.unsent()).toEqual({});
});

test('what was not sent before a reload is typed again, and what other windows wrote is told', () => {
  const store = newAnswerStore([kept('call', 'From the desk', 2)], { call: { text: 'From the phone', seen: 1 } });
  expect(store.next()).toMatchObject(['call', { text: 'From the phone', seen: 1 }]);
  store.arrived('call', 'From the phone', kept('call', 'From the phone', 3, 'From the desk'));
  expect(store.entries()['call']?.overwritten).toBe('From the desk');
  store.keepThis('call');
  expect(store.entries()['call']?.overwritten).toBeNull();
});

test('what arrived before the connection was lost is not sent again', () => {
  const store = newAnswerStore([kept('call', 'a', 1)], { call: { text: 'a', seen: 0 } });
  expect(store.next()).toBeUndefined();
});

test('what was refused waits until it is changed', () => {
  const store = newAnswerStore([]);
  store.type('years', 'twelve');
  store.refused('years', 'twelve', 'Numbers only');
  expect(store.next()).toBeUndefined();
  expect(store.unsent()).toEqual({ years: { text: 'twelve', seen: 0 } });
  store.type('years', '12');
  expect(store.next()).toMatchObject(['years', { problem: undefined }]);
});

test('what others see now is taken over where nothing is typed', () => {
  const store = newAnswerStore([kept('call', 'a', 1), kept(null, 'c', 1)]);
  store.type('call', 'mine');
  store.take([kept('call', 'theirs', 2), kept(null, 'theirs', 2)]);
  expect(store.entries()).toMatchObject({ call: { text: 'mine', seen: 1 }, [COMMENTS]: { text: 'theirs', seen: 2 } });
});
