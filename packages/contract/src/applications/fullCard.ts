import { missingGates, type GateFacts } from '@portal/domain/applications/moves.ts';
import { nextStages, type BoardStage } from '@portal/domain/applications/stages.ts';
import type { Assignees } from '@portal/domain/access/reach.ts';
import type { Column, SentColumn } from './board.ts';
import type { Card, SentCard } from './card.ts';
import type { BoardEvent, SentBoardEvent } from './boardEvents.ts';

/** A card as boards and streams send it, with what they leave out: nulls, and what the rest says already. */
export function fullCard(sent: SentCard): Card {
  const { analyst = null, supervisor = null, manager = null, ephesian = null } = sent.assignment;
  const card = {
    ...sent,
    caseNumber: sent.caseNumber ?? null,
    pastorId: sent.pastorId ?? null,
    pastorTitle: sent.pastorTitle ?? null,
    coupleTitle: sent.pastorTitle ?? null,
    pastorGender: sent.pastorGender ?? null,
    pastorPhoto: sent.pastorPhoto ?? null,
    ministryId: sent.ministryId ?? null,
    flag: sent.flag ?? null,
    paymentType: sent.paymentType ?? null,
    paymentStatusValue: sent.paymentStatus,
    typeKey: sent.typeKey ?? null,
    typeValue: sent.typeValue ?? null,
    exonerationType: sent.exonerationType ?? null,
    exonerationTypeValue: sent.exonerationTypeValue ?? null,
    exonerationWaits: sent.exonerationWaits ?? false,
    rejectTypeValue: sent.rejectTypeValue ?? null,
    interviewResult: sent.interviewResult ?? null,
    assignment: { analyst, supervisor, manager, ephesian },
    labels: sent.labels ?? [],
    answeredCorrections: sent.answeredCorrections ?? 0,
    nextStatus: [...nextStages(sent.status)] as BoardStage[],
  };
  const missing = missingGates(gateFacts(card));
  return { ...card, missing: missing.map(({ code, params }) => ({ code, ...(params && { params: { ...params } }) })) };
}

export const fullColumn = (column: SentColumn): Column => ({ ...column, data: column.data.map(fullCard) });

export const fullEvent = (event: SentBoardEvent): BoardEvent => ({ ...event, cards: event.cards.map(fullCard) });

type Facts = Pick<
  Card,
  'status' | 'assignment' | 'paymentStatus' | 'openCorrections' | 'interviewResult' | 'interviewWaived'
>;

/** A card's facts as the domain's rules ask for them. */
export const gateFacts = (card: Facts): GateFacts => ({
  status: card.status,
  assignees: assigneesOf(card.assignment),
  paymentStatus: card.paymentStatus,
  openCorrections: card.openCorrections,
  interviewResult: card.interviewResult,
  interviewWaived: card.interviewWaived,
});

const assigneesOf = ({ analyst, supervisor, manager, ephesian }: Card['assignment']): Assignees => ({
  analyst: analyst?.id ?? null,
  supervisor: supervisor?.id ?? null,
  manager: manager?.id ?? null,
  ephesian: ephesian?.id ?? null,
});
