import { randomUUID } from 'node:crypto';
import type { Load } from './load.ts';
import type { Caller } from './caller.ts';

interface Page {
  data: { data: { code: string }[]; next: string | null };
}

const DOORS = '/api/business/event/door';
/** Enough for both lines and for warming up. */
const MOST = 1_500;

/** Lets somebody in at the event that goes on, each licence once; nothing once all are in, or where there is no event. */
export async function letPeopleIn(caller: Caller): Promise<Load['ask']> {
  const { data: doors } = await caller.ask<{ data?: unknown }>('GET', DOORS);
  // Whatever else was answered is met again when it is measured.
  if (!Array.isArray(doors)) return () => caller.send('GET', DOORS);
  const door: { id: number } | undefined = doors[0];
  if (!door) return () => undefined;
  const codes: string[] = [];
  let after: string | null = '';
  while (after !== null && codes.length < MOST) {
    const path: string = `/api/business/licence?standing=ACTIVE${after && `&after=${encodeURIComponent(after)}`}`;
    const { data: page }: Page = await caller.ask<Page>('GET', path);
    codes.push(...page.data.map(({ code }) => code));
    after = page.next;
  }
  return () => {
    const code = codes.pop();
    if (code === undefined) return undefined;
    return caller.send('POST', `/api/business/event/${door.id}/check-in`, { body: { key: randomUUID(), code } });
  };
}
