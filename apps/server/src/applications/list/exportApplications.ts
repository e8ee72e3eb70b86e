import { fullCard, gateFacts } from '@portal/contract/applications/fullCard.ts';
import { advanceOf } from '@portal/domain/applications/finding/marks.ts';
import { exportOf } from '../../platform/lists/exportOf.ts';
import { applicationList } from './applicationList.ts';
import { tellCards } from './listApplications.ts';

/** The applications of the board, by all its filters. */
export const applicationsExport = exportOf(
  'listApplications',
  'applicationList',
  { rows: applicationList.whole, tell: tellCards },
  [
    { key: 'name', text: ({ pastorName, pastorLastName }) => `${pastorName} ${pastorLastName}`.trim(), width: 30 },
    { key: 'caseNumber', text: ({ caseNumber }) => caseNumber, width: 14 },
    { key: 'stage', text: ({ status }, words) => words.say('stages', status), width: 20 },
    { key: 'church', text: ({ churchName }) => churchName, width: 30 },
    {
      key: 'city',
      title: (words) => words.say('applicationForm', 'fields.ministry.city'),
      under: 'church',
      text: ({ churchCity }) => churchCity,
    },
    { key: 'country', under: 'church', country: ({ churchCountry }) => churchCountry },
    {
      key: 'advance',
      text: (card, words) =>
        words.list(advanceOf(gateFacts(fullCard(card))).map((one) => words.say('applicationList', `advance.${one}`))),
    },
    { key: 'entered', instant: ({ stageEnteredAt }) => stageEnteredAt },
    { key: 'analyst', text: ({ assignment }) => assignment.analyst?.name },
    { key: 'ephesian', text: ({ assignment }) => assignment.ephesian?.name },
    { key: 'supervisor', text: ({ assignment }) => assignment.supervisor?.name },
    { key: 'tags', text: ({ labels = [] }, words) => words.list(labels.map(({ name }) => name)) },
    {
      key: 'payment',
      text: ({ paymentStatus }, words) => words.say('applications', `paymentStatus.${paymentStatus}`),
    },
    { key: 'date', day: ({ date }) => date },
  ],
);
