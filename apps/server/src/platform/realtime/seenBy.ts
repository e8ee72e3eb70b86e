import type { AnyTopic, Change, Seen } from './topic.ts';

type Subject = { sight: unknown };

/** What a reach may know of changes to subjects that are now as given; nothing where none of it is its business. */
export function seenBy(
  topic: AnyTopic,
  reach: unknown,
  changes: readonly Change<unknown>[],
  now: ReadonlyMap<number, Subject>,
): Seen<unknown, Subject> | undefined {
  const subjects = new Map<number, Subject>();
  const gone = new Set<number>();
  const sights: unknown[] = [];
  for (const { id, before, after } of changes) {
    const subject = now.get(id);
    if (subject && topic.sees(reach, subject.sight)) subjects.set(id, subject);
    const shown = [before, after].filter((sight) => sight !== null && topic.sees(reach, sight));
    sights.push(...shown);
    if (shown.length > 0 && !subjects.has(id)) gone.add(id);
  }
  if (subjects.size === 0 && gone.size === 0) return undefined;
  return { subjects: [...subjects.values()], gone: [...gone], sights };
}
