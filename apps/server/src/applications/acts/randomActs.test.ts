import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BOARD_STAGES } from '@portal/domain/applications/stages.ts';
import { FIELD_KEYS } from '@portal/domain/applications/form.ts';
import { buildTestServer, type Answer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { insertApplication, readApplication, staffId } from '../../../test/factories.ts';
import { ANSWERED } from '../../../test/interviewAnswers.ts';
import { newApplicant, submitted } from '../../../test/people/applicants.ts';
import { issueLicences } from '../../licences/issueLicences.ts';
import { countShown, expectCountersToBeCounts } from '../../../test/database/countersAreCounts.ts';
import { expectStaysOfHistory } from '../../../test/statistics/staysOfHistory.ts';
import { runJob } from '../../../test/runJob.ts';
import { cardOf, sentCardOf } from '../card.ts';
import { foldCounters } from '../board/foldCounters.ts';

let portal: TestServer;
let manager: Caller;
let admin: Caller;
let staff: Record<'analyst' | 'analyst2' | 'ephesian' | 'ephesian2', number>;

beforeAll(async () => {
  portal = await buildTestServer();
  manager = await portal.staff('manager');
  admin = await portal.staff('admin');
  staff = {
    analyst: await staffId(portal, 'analyst'),
    analyst2: await staffId(portal, 'analyst2'),
    ephesian: await staffId(portal, 'ephesian'),
    ephesian2: await staffId(portal, 'ephesian2'),
  };
});
afterAll(() => portal.close());

const ACTS = [
  'forward',
  'reject',
  'undo',
  'assign',
  'ask',
  'accept',
  'again',
  'withdraw',
  'exonerate',
  'waive',
  'pay',
  'accepted',
  'later',
  'denied',
  'delete',
  'restore',
  'duplicate',
  'erase',
  'licence',
  'fold',
] as const;

const step = fc.record({
  act: fc.constantFrom(...ACTS, 'forward', 'forward'),
  which: fc.nat(3),
  choice: fc.nat(30),
  seconds: fc.constantFrom(0, 0, 1, 11),
});
const story = fc.record({
  stages: fc.tuple(
    fc.constantFrom(...BOARD_STAGES),
    fc.constantFrom(...BOARD_STAGES),
    fc.constantFrom('ANALYSIS' as const, 'INTERVIEW' as const),
  ),
  steps: fc.array(step, { minLength: 10, maxLength: 25 }),
});

async function run(id: number, act: (typeof ACTS)[number], choice: number): Promise<Answer | undefined> {
  const at = `/api/business/request/${id}`;
  const { status, version, case_number: caseNumber } = await readApplication(portal, id);
  const people = Object.values(staff);
  const chosen = people[choice % people.length] ?? 0;
  const corrections = await portal.database.read((db) =>
    db.selectFrom('correction').select('id').where('application_id', '=', id).execute(),
  );
  const correction = corrections.at(choice % Math.max(corrections.length, 1))?.id ?? 1;
  const next = cardOf(await readApplication(portal, id)).nextStatus;
  switch (act) {
    case 'forward':
      return manager.send('POST', `${at}/moves`, {
        from: status,
        to: next[0] ?? 'SENT',
        version,
        ...(choice % 2 && { assignee: chosen }),
      });
    case 'reject':
      return manager.send('POST', `${at}/moves`, {
        from: status,
        to: 'REJECTED',
        version,
        deactivation: { type: 'OTHER', reason: 'x' },
      });
    case 'undo':
      return manager.send('POST', `${at}/moves/undo`, { version });
    case 'assign':
      return manager.send('PUT', `${at}/assignments/${choice % 2 ? 'analyst' : 'ephesian'}`, {
        userId: chosen,
        version,
        reassign: choice % 3 > 0,
      });
    case 'ask':
      return manager.send('POST', `${at}/corrections`, {
        corrections: [{ field: FIELD_KEYS[choice], message: 'x' }],
        version,
      });
    case 'accept':
      return manager.send('POST', `${at}/corrections/${correction}/acceptances`, { version });
    case 'again':
      return manager.send('POST', `${at}/corrections/${correction}/requests`, { message: 'x', version });
    case 'withdraw':
      return manager.send('POST', `${at}/corrections/${correction}/withdrawals`, { version });
    case 'exonerate':
    case 'waive':
      return manager.send('POST', `${at}/exonerations`, {
        type: act === 'waive' ? 'PROCESS' : 'PAYMENT',
        reason: 'OTHER',
        version,
      });
    case 'pay':
      return manager.send('POST', `${at}/external-payments`, {
        method: 'CASH',
        reference: 'x',
        date: '2026-03-01',
        amount: 15_000,
        version,
      });
    case 'accepted':
    case 'later':
    case 'denied':
      return manager.send('POST', `${at}/interviews`, {
        result: act.toUpperCase(),
        answers: ANSWERED,
        version,
        deactivation: { reason: 'x' },
      });
    case 'delete':
      return manager.send('POST', `${at}/deletions`, { reason: 'x', version });
    case 'restore':
      return manager.send('POST', `${at}/restorations`, { version });
    case 'duplicate':
      return manager.send('POST', `${at}/duplicates`, { version });
    case 'erase':
      // Seldom: little could happen afterwards.
      return choice % 5 === 0
        ? admin.send('POST', `${at}/erasures`, { confirm: caseNumber ?? '', version })
        : undefined;
    case 'licence':
      await runJob(portal, issueLicences);
      return undefined;
    case 'fold':
      await runJob(portal, foldCounters);
      return undefined;
  }
}

test('keeps card, version, history and counters true over any sequence of acts', async () => {
  const done = new Set<string>();
  await fc.assert(
    fc.asyncProperty(story, async ({ stages, steps }) => {
      // The clock goes on, and tokens end.
      manager = await portal.staff('manager');
      admin = await portal.staff('admin');
      const fresh: number[] = [];
      for (const [n, status] of stages.entries())
        fresh.push(await insertApplication(portal, { status, ephesian: n % 2 ? 'ephesian' : null }));
      // One with a whole form, which can be submitted again.
      fresh.push(await submitted(await newApplicant(portal, `random.${randomUUID()}@example.org`)));
      const erased = new Set<number>();
      for (const { act, which, choice, seconds } of steps) {
        portal.clock.advance(seconds * 1000);
        const id = fresh[which] ?? 0;
        if (erased.has(id)) {
          expect((await manager.get(`/api/business/request/${id}`)).status).toBe(404);
          continue;
        }
        const before = await readApplication(portal, id);
        const answer = await run(id, act, choice);
        if (act === 'erase' && answer?.status === 200) {
          done.add(act);
          erased.add(id);
          await expect(readApplication(portal, id)).rejects.toThrow();
          continue;
        }
        const after = await readApplication(portal, id);
        const succeeded = answer?.status === 200;
        if (succeeded) done.add(act);
        else if (answer) expect(answer.status, `${act} ${JSON.stringify(answer.codes)}`).toBeLessThan(500);
        expect(after.version).toBe(before.version + (succeeded ? 1 : 0));
        expect(after.card).toBe(JSON.stringify(sentCardOf(after)));
        // What lies in the bin stays as it was until it is restored.
        if (before.deleted_at && act !== 'restore') expect(succeeded).toBe(false);
        expect(after.deleted_at !== null).toBe(
          succeeded && act === 'delete' ? true : before.deleted_at !== null && !succeeded,
        );
        if (succeeded && act === 'duplicate') fresh.push(answer.data.id);
        else if (succeeded && act !== 'delete') {
          const { may: _may, ...card } = answer.data;
          expect(card).toEqual(cardOf(after));
        }
      }
      await expectCountersToBeCounts(portal, manager);
      // Of the others the factory tells no history.
      const whole = fresh[stages.length] ?? 0;
      if (!erased.has(whole)) await expectStaysOfHistory(portal, whole);
    }),
    { numRuns: 20 },
  );
  // A property over acts that are all refused would prove nothing.
  expect(done.size).toBeGreaterThan(5);
});

test('appends counters for many rows of one statement, and for deleting and restoring', async () => {
  const set = (deleted_at: Date | null) =>
    portal.database.transaction((db) => db.updateTable('application').set({ deleted_at }).execute());
  await set(portal.clock.now());
  const counted = () =>
    portal.database.read(
      async (db) =>
        (await sql<{ n: number }>`select coalesce(sum(n), 0)::int as n from application_counter`.execute(db)).rows[0]
          ?.n,
    );
  expect(await counted()).toBe(0);
  await runJob(portal, foldCounters);
  expect(await counted()).toBe(0);
  await set(null);
  expect(await counted()).toBe(await countShown(portal));
  portal.clock.advance(60_000);
  await runJob(portal, foldCounters);
  manager = await portal.staff('manager');
  await expectCountersToBeCounts(portal, manager);
});
