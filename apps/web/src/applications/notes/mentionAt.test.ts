import { expect, it } from 'vitest';
import { mentionAt, stillMentioned } from './mentionAt.ts';

it('finds the word that is being typed after an @, and none in an address', () => {
  expect(mentionAt('Call @Rut', 9)).toEqual({ search: 'Rut', from: 5 });
  expect(mentionAt('@', 1)).toEqual({ search: '', from: 0 });
  expect(mentionAt('ruth@church.org', 15)).toBeUndefined();
  expect(mentionAt('Call @Rut today', 15)).toBeUndefined();
});

it('mentions those alone whom the text still names, each once', () => {
  const ruth = { id: 1, name: 'Ruth Ávila' };
  const juan = { id: 2, name: 'Juan Paz' };
  expect(stillMentioned('For @Ruth Ávila', [ruth, juan, ruth])).toEqual([ruth]);
});
