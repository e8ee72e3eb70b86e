import { newYorkDate } from '../../platform/clock.ts';
import { exportOf } from '../../platform/lists/exportOf.ts';
import { churches, tellChurch } from './myRegion.ts';

/** The churches in the charge of whoever takes them out. */
export const churchesExport = exportOf(
  'listChurches',
  'myRegion',
  { rows: churches.whole, tell: (rows, { now }) => rows.map((row) => tellChurch(row, newYorkDate(now))) },
  [
    { key: 'name', text: ({ name }) => name, width: 30 },
    {
      key: 'city',
      title: (words) => words.say('applicationForm', 'fields.ministry.city'),
      under: 'name',
      text: ({ city }) => city,
    },
    { key: 'leader', text: ({ leader }) => leader?.name, width: 30 },
    { key: 'country', country: ({ country }) => country },
    {
      key: 'caseNumber',
      title: (words) => words.say('applicationList', 'caseNumber'),
      under: 'stage',
      text: ({ application }) => application?.caseNumber,
      width: 14,
    },
    {
      key: 'stage',
      text: ({ application }, words) => application && words.say('stages', application.stage),
      width: 20,
    },
    {
      key: 'licence',
      text: ({ licence }, words) =>
        licence ? words.say('licenceList', `standing.${licence.standing}`) : words.say('myRegion', 'noLicence'),
      width: 14,
    },
    {
      key: 'until',
      title: (words) => words.say('licenceList', 'until'),
      under: 'licence',
      day: ({ licence }) => licence?.until,
    },
    {
      key: 'quarter',
      title: (words) => words.say('reportChurches', 'quarter'),
      under: 'report',
      text: ({ report }, words) => report && words.say('reportChurches', 'quarterOf', { ...report.census }),
      width: 24,
    },
    { key: 'report', text: ({ report }, words) => report && words.say('reportChurches', `state.${report.state}`) },
    { key: 'silentSince', day: ({ silentSince }) => silentSince },
    { key: 'vision', text: ({ vision }, words) => vision && words.say('myRegion', `care.${vision}`) },
    { key: 'care', text: ({ care }, words) => care && words.say('myRegion', `care.${care}`) },
    { key: 'visits', number: ({ visits }) => visits },
    { key: 'lastActive', instant: ({ lastActiveAt }) => lastActiveAt },
  ],
);
