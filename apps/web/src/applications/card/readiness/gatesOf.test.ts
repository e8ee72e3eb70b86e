import { expect, it } from 'vitest';
import type { Card } from '@portal/contract/applications/card.ts';
import { gatesOf } from './gatesOf.ts';

const card = (facts: Partial<Card>) =>
  ({
    paymentStatus: 'PAID',
    openCorrections: 0,
    interviewResult: null,
    interviewWaived: false,
    assignment: { analyst: { id: 1, name: 'Ana Ruiz' }, supervisor: null, manager: null, ephesian: null },
    ...facts,
  }) as Card;

it('lists the gates of the stage in the order of the rules, each done or waiting', () => {
  expect(gatesOf(card({ status: 'ANALYSIS', openCorrections: 2 }))).toEqual([
    { name: 'analyst', done: true },
    { name: 'paid', done: true },
    { name: 'corrections', done: false },
  ]);
});

it('counts a waived interview as done', () => {
  expect(gatesOf(card({ status: 'INTERVIEW', interviewWaived: true }))).toContainEqual({
    name: 'interview',
    done: true,
  });
});

it('lists nothing where no gate stands before the next stage', () => {
  expect(gatesOf(card({ status: 'PAID' }))).toEqual([]);
});
