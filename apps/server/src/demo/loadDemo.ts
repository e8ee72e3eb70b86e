import type { Services } from '../platform/services.ts';
import { hashPassword } from '../sessions/passwords.ts';
import { loadedOf, readProgress, type LaneProgress, type Progress } from '../settings/demoProgress.ts';
import { applicantForm } from './corpus/applicantForm.ts';
import { demoStaff, staffContext, type Demo } from './demoCast.ts';
import { demoFiles } from './demoFiles.ts';
import { loadLanes } from './demoLanes.ts';
import { receivePostImages } from './demoPosts.ts';
import { addDemoTags } from './demoRemarks.ts';
import { finishDemo } from './finishDemo.ts';
import { DEMO_PASSWORD } from './loadDemoPeople.ts';

const SEED = 2026;

/**
 * Loads the demonstration's applications into an empty installation, through the acts that people use; cut off, it goes
 * on where it stopped. `say` hears of the progress.
 */
export async function loadDemo(services: Services, say: (line: string) => void): Promise<void> {
  const { database } = services;
  const progress = await database.read(readProgress);
  if (!progress || progress.finished) return;
  const now = new Date(progress.now);
  const applicants = Array.from({ length: progress.applications }, (_, index) => applicantForm(index, SEED, now));
  const files = demoFiles(services);
  const cast = await database.read(demoStaff);
  const demo: Demo = { services, cast, files, now, passwordHash: await hashPassword(DEMO_PASSWORD), say };
  await database.transaction((db) => addDemoTags(staffContext(demo, db, 'manager@portal.test')));
  const tell = heard(progress, say);
  const [postImages] = await Promise.all([
    receivePostImages(services),
    loadLanes(demo, applicants, progress.lanes, tell.reached),
  ]);
  // Of all, also of those that an earlier start told: who comes again brings theirs.
  await Promise.all(applicants.map(files.prepare));
  await finishDemo(demo, applicants, postImages);
  tell.finished();
  await database.maintain();
}

/** Says how far the lanes are together, at each tenth; all is told once what comes last is there too. */
function heard({ applications, lanes }: Progress, say: Demo['say']) {
  const lately = { ...lanes };
  let told = 0;
  const tell = (percent: number): void => {
    if (percent > told) say(`Loading ${applications} demo applications: ${percent}%`);
    told = Math.max(told, percent);
  };
  return {
    reached(lane: number, progress: LaneProgress): void {
      lately[lane] = progress;
      tell(Math.min(90, Math.floor((loadedOf(lately) / applications) * 10) * 10));
    },
    finished: () => tell(100),
  };
}
