import { documentKey } from '@portal/domain/applications/form.ts';
import { documentsAsked } from '@portal/domain/applications/files/documents.ts';
import { marksOf } from '@portal/domain/applications/finding/marks.ts';
import { gateFacts, type ApplicationRow } from './applicationRow.ts';
import type { ApplicationTable } from './applications.tables.ts';
import { sentCardOf } from './card.ts';

/** What is kept ready in the row of a submitted application, and made anew with every change of what it repeats. */
export const keptOf = (row: ApplicationRow): Pick<ApplicationTable, 'card' | 'words'> & { marks: string[] } => ({
  card: JSON.stringify(sentCardOf(row)),
  words: ` ${row.found_by} `,
  marks: marksOf({
    ...gateFacts(row),
    answeredCorrections: row.answered_corrections,
    paymentType: row.payment_type,
    exonerationType: row.exoneration_type,
    classification: row.classification,
    tags: (row.labels ?? []).map(({ id }) => id),
    missingDocuments: missingDocuments(row),
  }),
});

function missingDocuments({ documents, leader_civil_status }: ApplicationRow) {
  const asked = documentsAsked({ leader: { civilStatus: leader_civil_status } });
  return asked.flatMap(({ kind }) => (documents.includes(documentKey(kind)) ? [] : kind));
}
