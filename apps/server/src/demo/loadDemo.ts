import { aside } from '../platform/database/aside.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { Services } from '../platform/services.ts';
import { hashPassword } from '../sessions/passwords.ts';
import { readProgress, writeProgress, type Progress } from '../settings/demoProgress.ts';
import { applicantForm } from './corpus/applicantForm.ts';
import type { DemoApplicant } from './corpus/applicant.ts';
import type { DemoStep } from './corpus/story.ts';
import { addComingAppointments } from './demoAppointments.ts';
import { readDemoNotices } from './told/demoBell.ts';
import { addDemoBin } from './demoBin.ts';
import { addDemoMoney } from './demoMoney.ts';
import { addDemoCensuses } from './demoCensuses.ts';
import { addDemoCourses } from './demoCourses.ts';
import { addDemoChurches } from './network/demoChurches.ts';
import { addDemoDefinitions } from './told/demoDefinitions.ts';
import { addDemoNotifications } from './told/demoNotifications.ts';
import { addDemoImports } from './told/demoImports.ts';
import { addDemoPosts, receivePostImages } from './demoPosts.ts';
import { addDemoEvents } from './demoEvents.ts';
import { addDemoRegions } from './network/demoRegions.ts';
import { doStaffStep } from './demoActs.ts';
import { addDemoReturned } from './network/demoReturned.ts';
import { addDemoRoles } from './demoRoles.ts';
import { demoStaff } from './demoCast.ts';
import { doClientStep } from './demoClientActs.ts';
import { demoFiles, keepLetGo } from './demoFiles.ts';
import { DEMO_PASSWORD, demoSignIns, loadDemoPeople } from './loadDemoPeople.ts';
import { openDemoForm } from './openDemoForm.ts';

const SEED = 2026;
/** Few enough that nobody waits long for a row of theirs, enough to share a commit's flush. */
const EVENTS_A_TRANSACTION = 15;

interface Event {
  at: Date;
  applicant: DemoApplicant;
  /** Absent: the applicant registers and fills the form. */
  step?: DemoStep;
}

/**
 * The people of the demonstration, written before anybody may sign in, with how many applications are to come. Answers a
 * sentence about who they are.
 */
export async function prepareDemo({ database, clock }: Services, applications: number): Promise<string> {
  await database.transaction(async (db) => {
    if (await readProgress(db)) return;
    await loadDemoPeople(db);
    await writeProgress(db, { done: 0, loaded: 0, applications, now: clock.now().toISOString() });
  });
  return demoSignIns();
}

/**
 * Loads the demonstration's applications into an empty installation, through the acts that people use, in the order of
 * their instants, in transactions of some acts each; cut off, it goes on where it stopped. `say` hears of the progress.
 */
export async function loadDemo(services: Services, say: (line: string) => void): Promise<void> {
  const { database } = services;
  let progress = await database.read(readProgress);
  if (!progress) return;
  const events = eventsOf(progress);
  if (progress.done >= events.length) return;
  const last = new Map(events.map(({ applicant }, index) => [applicant, index]));
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const files = demoFiles(services);
  await Promise.all(events.map(({ applicant }) => files.prepare(applicant)));
  const postImages = await receivePostImages(services);

  let told = 0;
  while (progress.done < events.length) {
    const batch = events.slice(progress.done, progress.done + EVENTS_A_TRANSACTION);
    const done: number = progress.done + batch.length;
    const loaded = [...last.values()].filter((index) => index < done).length;
    const reached: Progress = { ...progress, done, loaded };
    await database.transaction(async (db) => {
      const cast = await demoStaff(db);
      for (const { at, applicant, step } of batch) {
        const context = { db, now: at, language: applicant.account.language, services };
        // Whoever came in meanwhile may have changed what a step stands on: then it does not happen, and the others do.
        const outcome = await aside(db, { keeps: true }, async () => {
          if (!step) await openDemoForm({ ...context, actor: null }, applicant, passwordHash, files);
          else if (step.act === 'submit' || step.act === 'payOnline' || step.act === 'answerCorrection') {
            await doClientStep(context, applicant, step, files);
          } else await doStaffStep(context, cast, applicant, step, files);
        });
        if (outcome instanceof Refusal) say(`A step of a demo application was refused: ${outcome.message}.`);
      }
      const arranges = done === events.length && cast.get('supervisor@portal.test');
      if (arranges) {
        await addComingAppointments({ db, now: new Date(reached.now), language: 'es', services, actor: arranges });
      }
      const removes = done === events.length && cast.get('manager@portal.test');
      if (removes) {
        const as = { db, now: new Date(reached.now), language: 'es' as const, services, actor: removes };
        await addDemoBin(as);
        await addDemoMoney(as);
      }
      const administers = done === events.length && cast.get('admin@portal.test');
      if (administers) {
        const as = { db, now: new Date(reached.now), language: 'es' as const, services, actor: administers };
        await addDemoRegions(as);
        await addDemoChurches(as);
        await addDemoReturned(as, { applicants: [...last.keys()], passwordHash, files });
        await addDemoRoles(as);
        await addDemoCensuses(as);
        await addDemoEvents(as);
        await addDemoCourses(as);
        await addDemoPosts(as, postImages);
        await addDemoNotifications(as);
        await addDemoDefinitions(as);
        await addDemoImports(as);
        await readDemoNotices(as, cast.values());
      }
      await keepLetGo(db, services.clock.now());
      await writeProgress(db, reached);
    });
    progress = reached;
    const percent = Math.floor((progress.done / events.length) * 10) * 10;
    if (percent > told) say(`Loading ${progress.applications} demo applications: ${percent}%`);
    told = Math.max(told, percent);
  }
  await database.maintain();
}

/** Everything that happens, in the order in which it happened; the same for the same progress. */
function eventsOf({ applications, now }: Progress): Event[] {
  const events: Event[] = [];
  for (let index = 0; index < applications; index += 1) {
    const applicant = applicantForm(index, SEED, new Date(now));
    events.push({ at: applicant.story.startedAt, applicant });
    for (const step of applicant.story.steps) events.push({ at: step.at, applicant, step });
  }
  // Stable: steps of one instant stay in the order of their story.
  return events.sort((a, b) => a.at.getTime() - b.at.getTime());
}
