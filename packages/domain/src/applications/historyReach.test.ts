import { expect, it } from 'vitest';
import type { Permission } from '../access/permissions.ts';
import { seesHappening } from './historyReach.ts';

it.each<[string, Permission | undefined]>([
  ['moved', undefined],
  ['tag.added', undefined],
  ['correction.asked', 'business.request.show.processing.corrections'],
  ['note.added', 'business.request.notes'],
  ['erNote.edited', 'business.request.er.notes'],
  ['correction.mailed', 'business.request.show.processing.corrections'],
  ['mail.written', undefined],
  ['message.received', 'business.request.chat'],
  ['reference.added', undefined],
  ['negativeReference.removed', 'business.request.references'],
])('tells of %s to those alone whose business it is', (kind, slug) => {
  const others: Permission[] = ['business.request.show.paid', 'business.request.email'];
  expect(seesHappening(new Set(others), kind)).toBe(slug === undefined);
  if (slug) expect(seesHappening(new Set([...others, slug]), kind)).toBe(true);
});
