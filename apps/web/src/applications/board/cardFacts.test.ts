import { expect, it } from 'vitest';
import type { Card } from '@portal/contract/applications/card.ts';
import { SHIPPED_ROLES, type ShippedRole } from '@portal/domain/access/roles.ts';
import { assignmentOffer, whyNotEnter } from './cardFacts.ts';

const actor = (role: ShippedRole) => ({ userId: 9, permissions: new Set(SHIPPED_ROLES[role]) });
const nobody = { analyst: null, supervisor: null, manager: null, ephesian: null };
const card = (facts: Partial<Card>) =>
  ({
    paymentStatus: 'PAID',
    openCorrections: 0,
    interviewResult: null,
    interviewWaived: false,
    assignment: nobody,
    ...facts,
  }) as Card;
const codes = (role: ShippedRole, facts: Partial<Card>, to: Card['status']) =>
  whyNotEnter(actor(role), card(facts), to).map(({ code }) => code);

it('lets a manager open the way to the interview, whose dialog asks for the Ephesian', () => {
  expect(codes('manager', { status: 'COMPLETE_ANALYSIS' }, 'INTERVIEW')).toEqual([]);
});

it('tells an analyst, who may not assign, that the Ephesian is missing', () => {
  const mine = { ...nobody, analyst: { id: 9, name: 'Ana Ruiz' } };
  expect(codes('analyst', { status: 'COMPLETE_ANALYSIS', assignment: mine }, 'INTERVIEW')).toEqual(['move.noEphesian']);
});

it('tells every unmet gate at once', () => {
  const facts: Partial<Card> = { status: 'ANALYSIS', paymentStatus: 'PENDING', openCorrections: 2 };
  expect(codes('manager', facts, 'COMPLETE_ANALYSIS')).toEqual(['move.noAnalyst', 'move.notPaid', 'move.corrections']);
});

it('names the missing right of the stage', () => {
  expect(whyNotEnter(actor('ephesian'), card({ status: 'PAID' }), 'ANALYSIS')).toEqual([
    { code: 'GE004', slug: 'business.request.do.paid' },
  ]);
});

it('says first that the way does not exist', () => {
  expect(codes('ephesian', { status: 'PAID' }, 'SENT')).toEqual(['move.invalid']);
});

it('offers assigning to who may assign, claiming to an analyst of the pool, and nothing where the stage has none', () => {
  const offer = (role: ShippedRole, facts: Partial<Card>) => assignmentOffer(actor(role), card(facts));
  expect(offer('manager', { status: 'PAID' })).toBe('assign');
  expect(offer('analyst', { status: 'PAID' })).toBe('claim');
  expect(offer('analyst', { status: 'ANALYSIS' })).toBeUndefined();
  expect(offer('administrator', { status: 'REJECT_BY_TAG' })).toBeUndefined();
});
