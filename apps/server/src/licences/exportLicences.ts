import { presentLicenceCode } from '@portal/domain/licences/code.ts';
import { newYorkDate } from '../platform/clock.ts';
import { exportOf } from '../platform/lists/exportOf.ts';
import { licences, tellLicence } from './listLicences.ts';

/** Who holds a licence. */
export const licencesExport = exportOf(
  'listLicences',
  'licenceList',
  { rows: licences.whole, tell: (rows, { now }) => rows.map((row) => tellLicence(row, newYorkDate(now))) },
  [
    { key: 'name', text: ({ name }) => name, width: 30 },
    {
      key: 'caseNumber',
      title: (words) => words.say('applicationList', 'caseNumber'),
      under: 'name',
      text: ({ caseNumber }) => caseNumber,
      width: 14,
    },
    { key: 'code', text: ({ code }) => presentLicenceCode(code), width: 20 },
    { key: 'standing', text: ({ standing }, words) => words.say('licenceList', `standing.${standing}`), width: 14 },
    { key: 'until', day: ({ validUntil }) => validUntil },
    { key: 'church', text: ({ churchName }) => churchName, width: 30 },
    { key: 'country', under: 'church', country: ({ country }) => country },
    { key: 'ephesian', text: ({ ephesian }) => ephesian },
  ],
);
