import { missingGates, type GateFacts } from '@portal/domain/applications/moves.ts';
import { nextStages, type BoardStage } from '@portal/domain/applications/stages.ts';
import type { Assignees } from '@portal/domain/access/reach.ts';
import type { Column, SentColumn } from './board.ts';
import type { Card, SentCard } from './card.ts';
import type { BoardEvent, SentBoardEvent } from './boardEvents.ts';

const LEFT_OUT = {
  caseNumber: null,
  pastorId: null,
  pastorTitle: null,
  pastorGender: null,
  pastorPhoto: null,
  ministryId: null,
  flag: null,
  paymentType: null,
  typeKey: null,
  typeValue: null,
  exonerationType: null,
  exonerationTypeValue: null,
  exonerationWaits: false,
  rejectTypeValue: null,
  interviewResult: null,
  answeredCorrections: 0,
};
/** JSON has no key without a value. */
type Sent<Of> = { [Key in keyof Of]: Exclude<Of[Key], undefined> };
const NOBODY = { analyst: null, supervisor: null, manager: null, ephesian: null };

/**
 * A card as boards and streams send it in JSON, with what they leave out: nulls, and what the rest says already. Their keys
 * stand in one order, by which a browser holds tens of thousands in less room.
 */
export function fullCard(sent: SentCard): Card {
  const card = {
    ...LEFT_OUT,
    ...(sent as Sent<SentCard>),
    coupleTitle: sent.pastorTitle ?? null,
    paymentStatusValue: sent.paymentStatus,
    assignment: { ...NOBODY, ...(sent.assignment as Sent<SentCard['assignment']>) },
    labels: sent.labels ?? [],
    nextStatus: nextStages(sent.status) as BoardStage[],
    missing: [] as Card['missing'],
  };
  card.missing = missingGates(gateFacts(card));
  return card;
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
