import { expect, it } from 'vitest';
import { BOARD_STAGES } from '../stages.ts';
import { advanceOf, marksOf, type MarkFacts } from './marks.ts';

const FACTS: MarkFacts = {
  status: 'INTERVIEW',
  assignees: { analyst: 1, supervisor: null, manager: null, ephesian: 2 },
  paymentStatus: 'PAID',
  openCorrections: 0,
  interviewResult: null,
  interviewWaived: false,
  answeredCorrections: 0,
  paymentType: 'ONLINE',
  exonerationType: null,
  classification: '2',
  tags: [],
  missingDocuments: [],
};

it('is ready where every gate is met, or says what it waits for', () => {
  expect(advanceOf(FACTS)).toEqual(['INTERVIEW']);
  expect(advanceOf({ ...FACTS, interviewWaived: true })).toEqual(['READY']);
  expect(advanceOf({ ...FACTS, paymentStatus: 'PENDING', openCorrections: 2 })).toEqual([
    'INTERVIEW',
    'PAYMENT',
    'CORRECTIONS',
  ]);
});

it('says nothing where no move by hand leads on', () => {
  const silent = BOARD_STAGES.filter((status) => advanceOf({ ...FACTS, status }).length === 0);
  expect(silent).toEqual(['REJECT_BY_TAG', 'COMPLETE', 'SENT', 'REJECTED']);
});

it('marks what the filters ask', () => {
  const facts = {
    ...FACTS,
    openCorrections: 2,
    answeredCorrections: 1,
    tags: [7, 8],
    missingDocuments: ['CREED'] as const,
  };
  expect(marksOf(facts)).toEqual([
    'advance:INTERVIEW',
    'advance:CORRECTIONS',
    'corrections:OPEN',
    'corrections:BACK',
    'payment:ONLINE',
    'exonerated:NONE',
    'classification:2',
    'tag:7',
    'tag:8',
    'missing:CREED',
  ]);
  expect(marksOf(FACTS)).toEqual(expect.arrayContaining(['corrections:NONE', 'tag:none']));
});
