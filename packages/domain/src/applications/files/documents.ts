/**
 * Documents of the form, and what staff say of each (product/applications.md#documents). Refusing one is asking its
 * correction, so that its rules and its secrecy are those of corrections.
 */
import { DOCUMENT_KINDS, needsDocument, type DocumentKind, type WhoApplies } from '../form.ts';

export const DOCUMENT_VERDICTS = ['MISSING', 'UNSEEN', 'ACCEPTED', 'REFUSED'] as const;
export type DocumentVerdict = (typeof DOCUMENT_VERDICTS)[number];

/** What is known of one document. */
export interface DocumentFacts {
  isThere: boolean;
  /** Somebody accepted the very file that is there. */
  isAccepted: boolean;
  /** A correction of it waits for the applicant. */
  isAsked: boolean;
}

/** A refusal stands before an earlier acceptance, which holds again once the correction is withdrawn. */
export function verdictOf({ isThere, isAccepted, isAsked }: DocumentFacts): DocumentVerdict {
  if (!isThere) return 'MISSING';
  if (isAsked) return 'REFUSED';
  return isAccepted ? 'ACCEPTED' : 'UNSEEN';
}

/** The documents that this form asks for, in its order; only the creed may be left out. */
export const documentsAsked = (form: WhoApplies): { kind: DocumentKind; isNeeded: boolean }[] =>
  DOCUMENT_KINDS.map((kind) => ({ kind, isNeeded: needsDocument(kind, form) })).filter(
    ({ kind, isNeeded }) => isNeeded || kind === 'CREED',
  );
