/** Leaders of the demonstration who came once more under another account, and what the staff made of it. */
import { addDays } from '@portal/domain/days.ts';
import { merge } from '../../applications/merging/merge.ts';
import { sayNotSame } from '../../applications/merging/notSame.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { DemoApplicant } from '../corpus/applicant.ts';
import { findDemoApplication } from '../demoCast.ts';
import { doClientStep } from '../demoClientActs.ts';
import type { DemoFiles } from '../demoFiles.ts';
import { given } from '../given.ts';
import { openDemoForm } from '../openDemoForm.ts';

const DAY_MS = 86_400_000;
const DAYS_BETWEEN = 1_200;

type Becomes = 'WAITS' | 'MERGED' | 'NOT_SAME';

/** By their places among those of the stage, the newest first: who was rejected comes again, and a sibling from the same house. */
const RETURNS = [
  { stage: 'REJECTED', place: 0, daysAgo: 19, becomes: 'WAITS' },
  { stage: 'REJECTED', place: 1, daysAgo: 33, becomes: 'MERGED' },
  { stage: 'SENT', place: 2, daysAgo: 26, becomes: 'NOT_SAME' },
] as const satisfies readonly { stage: string; place: number; daysAgo: number; becomes: Becomes }[];

interface Loading {
  applicants: readonly DemoApplicant[];
  passwordHash: string;
  files: DemoFiles;
}

export async function addDemoReturned(as: StaffContext, { applicants, passwordHash, files }: Loading): Promise<void> {
  const byEmail = new Map(applicants.map((applicant) => [applicant.account.email, applicant]));
  for (const { stage, place, daysAgo, becomes } of RETURNS) {
    const found = await findAt(as, stage, place);
    const before = found && byEmail.get(found.email);
    if (!found?.person_id || !before) continue;
    const now = new Date(Math.max(as.now.getTime() - daysAgo * DAY_MS, found.stage_entered_at.getTime() + DAY_MS));
    if (now > as.now) continue;
    const applicant = becomes === 'NOT_SAME' ? siblingOf(before) : again(before);
    const { language } = applicant.account;
    const context = { db: as.db, now, language, services: as.services };
    await openDemoForm(context, applicant, passwordHash, files);
    await doClientStep(context, applicant, { act: 'submit', at: now, enters: null }, files);
    const { id } = await findDemoApplication(as.db, applicant.account.email);
    const { person_id: person } = await as.db
      .selectFrom('application')
      .select('person_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (person === null) continue;
    if (becomes === 'MERGED') {
      const two = { noun: 'persons' as const, kept: person, gone: found.person_id };
      await merge(as, given(undefined, { ...two, taken: [], keptVersion: 1, goneVersion: found.version }));
    }
    if (becomes === 'NOT_SAME') {
      await sayNotSame(as, given(undefined, { noun: 'persons', one: person, other: found.person_id }));
    }
  }
}

const findAt = ({ db }: StaffContext, stage: 'REJECTED' | 'SENT', place: number) =>
  db
    .selectFrom('application')
    .innerJoin('client_account', 'client_account.id', 'client_account_id')
    .innerJoin('person', 'person.id', 'application.person_id')
    .select(['client_account.email', 'person_id', 'stage_entered_at', 'person.version'])
    .where('application.status', '=', stage)
    .where('deleted_at', 'is', null)
    .where('merged_into', 'is', null)
    .orderBy('application.id', 'desc')
    .offset(place)
    .limit(1)
    .executeTakeFirst();

const whole = (applicant: DemoApplicant, email: string): DemoApplicant => ({
  ...applicant,
  account: { ...applicant.account, email },
  story: { ...applicant.story, stage: 'COMPLETE', filled: 'all' },
});

/** The same leader as another hand writes the name, with another address. */
function again(before: DemoApplicant): DemoApplicant {
  const { leader, account } = before;
  const email = `again.${account.email}`;
  return {
    ...whole(before, email),
    leader: { ...leader, name: firstOf(leader.name), lastName: firstOf(leader.lastName), email },
  };
}

const firstOf = (names: string): string => names.split(' ')[0] ?? names;

/** The same telephone and surname, and some years older: two of one house. */
function siblingOf(before: DemoApplicant): DemoApplicant {
  const { leader, account } = before;
  const email = `casa.${account.email}`;
  const name = leader.gender === 'FEMALE' ? 'Raquel' : 'Isaac';
  const birthDate = addDays(leader.birthDate, -DAYS_BETWEEN);
  const sibling = { ...leader, name, civilStatus: 'SINGLE' as const, birthDate, email };
  return { ...whole(before, email), leader: sibling, spouse: null, portraits: { ...before.portraits, spouse: null } };
}
