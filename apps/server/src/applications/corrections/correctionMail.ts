import { fieldList, type Asked } from '../../outbox/fieldList.ts';
import { wishedForLine } from '../../outbox/mailFormats.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { ApplicationRow } from '../applicationRow.ts';
import { mailApplicant } from '../mails/mailApplicant.ts';

/**
 * Tells the applicant which fields are open to them again, what is wrong with each, and by which day the answer is wished
 * where one is, in their language.
 */
export const writeCorrectionMail = (
  context: StaffContext,
  row: ApplicationRow,
  template: 'correctionsAsked' | 'correctionsAskedAgain',
  { corrections, wishedFor }: { corrections: readonly Asked[]; wishedFor: string | null },
): Promise<void> =>
  mailApplicant(context, row, {
    template,
    params: (language) => ({
      caseNumber: row.case_number ?? '',
      fields: fieldList(language, corrections),
      wishedFor: wishedForLine(language, wishedFor),
    }),
    path: `/request/${row.id}/corrections`,
  });
