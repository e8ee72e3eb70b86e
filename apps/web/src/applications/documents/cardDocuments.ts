/** The documents of an open card as staff review them. */
import type { Correction, Detail } from '@portal/contract/applications/detail.ts';
import { documentsAsked, verdictOf, type DocumentVerdict } from '@portal/domain/applications/files/documents.ts';
import { DOCUMENT_KINDS, documentKey, type DocumentKind } from '@portal/domain/applications/form.ts';
import { formOf } from '../card/form/formOf.ts';

type FormFile = Detail['documents'][number];

export interface CardDocument {
  kind: DocumentKind;
  /** Nothing where it is missing. */
  file: FormFile | undefined;
  isNeeded: boolean;
  verdict: DocumentVerdict;
  /** The correction that waits for the applicant, for whoever may see it. */
  asked: Correction | undefined;
  /** Whether a correction of it is open, be it answered or not. */
  isOpen: boolean;
}

/** Every document that the form asks for, there or missing, and what was sent besides, in the form's order. */
export function cardDocuments(application: Detail): CardDocument[] {
  const asked = new Map(documentsAsked(formOf(application)).map((one) => [one.kind, one]));
  return DOCUMENT_KINDS.flatMap((kind) => {
    const file = application.documents.find((one) => one.kind === kind);
    if (!file && !asked.has(kind)) return [];
    const of = application.corrections.filter(({ field }) => field === documentKey(kind));
    const waiting = of.find(({ state }) => state === 'REQUESTED');
    const isOpen = waiting !== undefined || of.some(({ state }) => state === 'CORRECTED');
    const facts = { isThere: file !== undefined, isAccepted: Boolean(file?.accepted), isAsked: waiting !== undefined };
    const isNeeded = asked.get(kind)?.isNeeded ?? false;
    return [{ kind, file, isNeeded, verdict: verdictOf(facts), asked: waiting, isOpen }];
  });
}

/** What came with acts of the staff, each by its act and when. */
export function recordDocuments({ deactivation, exonerations, payments }: Detail) {
  const found = [
    ...exonerations.map((record) => ({ of: 'exoneration' as const, key: `exoneration ${record.id}`, record })),
    ...payments.map((record) => ({ of: 'payment' as const, key: `payment ${record.id}`, record })),
    { of: 'deactivation' as const, key: 'deactivation', record: deactivation },
  ];
  return found.flatMap(({ of, key, record }) =>
    record?.document ? [{ of, key, at: record.at, file: record.document }] : [],
  );
}
