import { dateText, momentText, numberText } from '@portal/messages/figures.ts';
import type { ExportWords } from '../../platform/lists/exportWords.ts';
import type { Block, Sheet } from '../../platform/papers/paper.ts';
import type { ReportSheet } from './reportSheet.ts';

/** A report as it is set on paper; what was left blank stays so. */
export function reportPaper(sheet: ReportSheet, words: ExportWords): Sheet {
  const { language, say } = words;
  const { church, quarter, deadline, sentAt, parts } = sheet;
  const received = say('common', 'inNewYork', { instant: momentText(language, sentAt.toISOString()) });
  return {
    kind: 'sheet',
    language,
    title: sheet.title,
    header: say('censusForm', 'file.report'),
    front: [
      [say('reportChurches', 'name'), church.name],
      [say('reportChurches', 'city'), church.city],
      [say('reportChurches', 'country'), church.country],
      [say('reportChurches', 'quarter'), quarter],
      [say('reportChurches', 'deadline'), dateText(language, deadline)],
      [say('censusForm', 'file.received'), received],
    ],
    blocks: parts.flatMap(({ title, lines }): Block[] => [
      { heading: title, level: 1 },
      {
        facts: lines.flatMap(({ label, answer, reason }) => [
          [label, typeof answer === 'number' ? numberText(language, answer) : (answer ?? '')] as const,
          ...(reason === null ? [] : [[say('censusForm', 'file.reason'), reason] as const]),
        ]),
      },
    ]),
    words: { page: say('dossiers', 'page', { page: '{page}', pages: '{pages}' }) },
  };
}
