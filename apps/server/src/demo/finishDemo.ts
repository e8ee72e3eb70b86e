import type { ReceivedFile } from '../platform/files/receiveFile.ts';
import { writeFinished } from '../settings/demoProgress.ts';
import type { DemoApplicant } from './corpus/applicant.ts';
import { addComingAppointments } from './demoAppointments.ts';
import { addDemoBin } from './demoBin.ts';
import { staffContext, type Demo } from './demoCast.ts';
import { addDemoCensuses } from './demoCensuses.ts';
import { addDemoCourses } from './demoCourses.ts';
import { addDemoEvents } from './demoEvents.ts';
import { keepLetGo } from './demoFiles.ts';
import { addDemoMoney } from './demoMoney.ts';
import { addDemoPosts } from './demoPosts.ts';
import { addDemoRoles } from './demoRoles.ts';
import { addDemoChurches } from './network/demoChurches.ts';
import { addDemoRegions } from './network/demoRegions.ts';
import { addDemoReturned } from './network/demoReturned.ts';
import { readDemoNotices } from './told/demoBell.ts';
import { addDemoDefinitions } from './told/demoDefinitions.ts';
import { addDemoImports } from './told/demoImports.ts';
import { addDemoNotifications } from './told/demoNotifications.ts';

/** Adds, in one transaction, what stands on all applications and what has nothing to do with them. */
export async function finishDemo(
  demo: Demo,
  applicants: readonly DemoApplicant[],
  postImages: readonly ReceivedFile[],
): Promise<void> {
  const { services, cast } = demo;
  await services.database.transaction(async (db) => {
    await addComingAppointments(staffContext(demo, db, 'supervisor@portal.test'));
    const manager = staffContext(demo, db, 'manager@portal.test');
    await addDemoBin(manager);
    await addDemoMoney(manager);
    const administrator = staffContext(demo, db, 'admin@portal.test');
    await addDemoRegions(administrator);
    await addDemoChurches(administrator);
    await addDemoReturned(administrator, { ...demo, applicants });
    await addDemoRoles(administrator);
    await addDemoCensuses(administrator);
    await addDemoEvents(administrator);
    await addDemoCourses(administrator);
    await addDemoPosts(administrator, postImages);
    await addDemoNotifications(administrator);
    await addDemoDefinitions(administrator);
    await addDemoImports(administrator);
    await readDemoNotices(administrator, cast.values());
    await keepLetGo(db, services.clock.now());
    await writeFinished(db);
  });
}
