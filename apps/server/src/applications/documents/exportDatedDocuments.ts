import { newYorkDate } from '../../platform/clock.ts';
import { exportOf } from '../../platform/lists/exportOf.ts';
import { datedDocuments, tellDatedDocument } from './listDatedDocuments.ts';

/** Which documents end when. */
export const datedDocumentsExport = exportOf(
  'listDatedDocuments',
  'datedDocuments',
  {
    rows: datedDocuments.whole,
    tell: (rows, { now }) => rows.map((row) => tellDatedDocument(row, newYorkDate(now))),
  },
  [
    { key: 'name', text: ({ name }) => name, width: 30 },
    {
      key: 'caseNumber',
      title: (words) => words.say('applicationList', 'caseNumber'),
      under: 'name',
      text: ({ caseNumber }) => caseNumber,
      width: 14,
    },
    { key: 'kind', text: ({ kind }, words) => words.say('applicationForm', `fields.documents.${kind}`), width: 30 },
    { key: 'standing', text: ({ standing }, words) => words.say('datedDocuments', `standing.${standing}`), width: 14 },
    { key: 'until', day: ({ validUntil }) => validUntil },
    { key: 'church', text: ({ churchName }) => churchName, width: 30 },
    { key: 'country', under: 'church', country: ({ country }) => country },
    { key: 'ephesian', text: ({ ephesian }) => ephesian },
  ],
);
