import { issueLicences } from './issueLicences.ts';
import { remindOfEnd } from './remindOfEnd.ts';

export const licenceJobs = [issueLicences, remindOfEnd];
