import type { CensusComment } from '@portal/contract/census/satisfaction.ts';
import type { ExportedList } from '../../platform/lists/exportOf.ts';
import { exportOf } from '../../platform/lists/exportOf.ts';
import type { SatisfactionReport } from '@portal/domain/census/satisfaction.ts';
import { comments, tellComment } from './listComments.ts';

/** What churches wrote, as one list for each report. */
const commentsExport = (name: 'listVisionComments' | 'listCareComments', report: SatisfactionReport): ExportedList =>
  exportOf(name, 'satisfaction', { rows: comments[report].whole, tell: (rows) => rows.map(tellComment) }, [
    { key: 'church', text: ({ church }: CensusComment) => church.name, width: 30 },
    { key: 'country', country: ({ country }) => country },
    { key: 'census', text: ({ census }, words) => words.say('reportChurches', 'quarterOf', { ...census }), width: 24 },
    { key: 'answer', text: ({ answer }, words) => words.say('satisfaction', `answer.${answer ?? 'NONE'}`), width: 16 },
    { key: 'comment', text: ({ comment }) => comment, width: 80 },
    { key: 'written', instant: ({ writtenAt }) => writtenAt },
  ]);

export const visionCommentsExport = commentsExport('listVisionComments', 'vision');
export const careCommentsExport = commentsExport('listCareComments', 'care');
