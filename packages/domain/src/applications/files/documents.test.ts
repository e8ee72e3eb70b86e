import { expect, test } from 'vitest';
import { whyNotJudgeDocument } from '../whereStaffWork.ts';
import { documentsAsked, verdictOf } from './documents.ts';
import { DOCUMENT_KINDS } from '../form.ts';
import { STAGES, type Stage } from '../stages.ts';

const OPEN: readonly string[] = [
  'PAID',
  'ANALYSIS',
  'COMPLETE_ANALYSIS',
  'INTERVIEW',
  'INTERVIEW_SUCCESS',
  'APPROVED',
  'SENT',
];

test.each(Object.keys(STAGES) as Stage[])('documents are judged from PAID to SENT, in %s too or not', (stage) => {
  expect(whyNotJudgeDocument(stage)).toEqual(OPEN.includes(stage) ? [] : [{ code: 'document.stage' }]);
});

test.each([
  [{ isThere: false, isAccepted: false, isAsked: true }, 'MISSING'],
  [{ isThere: true, isAccepted: false, isAsked: false }, 'UNSEEN'],
  [{ isThere: true, isAccepted: true, isAsked: false }, 'ACCEPTED'],
  [{ isThere: true, isAccepted: false, isAsked: true }, 'REFUSED'],
  [{ isThere: true, isAccepted: true, isAsked: true }, 'REFUSED'],
] as const)('the verdict on %j is %s', (facts, verdict) => expect(verdictOf(facts)).toBe(verdict));

test('the form asks the marriage certificate of the married, and may go without the creed', () => {
  const kinds = (civilStatus: string) => documentsAsked({ leader: { civilStatus } });
  expect(kinds('MARRIED').map(({ kind }) => kind)).toEqual(DOCUMENT_KINDS);
  expect(kinds('SINGLE').map(({ kind }) => kind)).toEqual(
    DOCUMENT_KINDS.filter((kind) => kind !== 'MARRIAGE_CERTIFICATE'),
  );
  expect(kinds('SINGLE').filter(({ isNeeded }) => !isNeeded)).toEqual([{ kind: 'CREED', isNeeded: false }]);
});
