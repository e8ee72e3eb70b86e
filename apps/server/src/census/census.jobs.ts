import { remindOfReports } from './remindOfReports.ts';
import { sendCensuses } from './sendCensuses.ts';

export const censusJobs = [sendCensuses, remindOfReports];
