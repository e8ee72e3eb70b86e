import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Card } from '@portal/contract/applications/card.ts';
import type { Column } from '@portal/contract/applications/board.ts';
import type { BoardEvent } from '@portal/contract/applications/boardEvents.ts';
import {
  applyEvent,
  arrivalsOf,
  boardOf,
  findCard,
  joined,
  mergePage,
  moveInBoard,
  putCard,
  type Board,
} from './boardState.ts';

const at = (minute: number) => new Date(Date.UTC(2025, 4, 1, 12, minute)).toISOString();

const card = (id: number, minute: number, facts: Partial<Card> = {}): Card => ({
  id,
  version: 1,
  status: 'ANALYSIS',
  stageEnteredAt: at(minute),
  nextStatus: ['COMPLETE_ANALYSIS', 'REJECTED'],
  missing: [],
  caseNumber: `2025-${String(id).padStart(6, '0')}`,
  pastorId: id,
  pastorName: 'Irene',
  pastorLastName: 'Quispe',
  pastorTitle: null,
  coupleTitle: null,
  pastorGender: null,
  pastorPhoto: null,
  ministryId: id,
  churchName: 'Iglesia Nueva Vida',
  churchCity: 'Cusco',
  churchCountry: 'PE',
  classification: '1',
  flag: null,
  date: at(0),
  dateIs: 'paid',
  paymentType: 'ONLINE',
  paymentStatus: 'PAID',
  paymentStatusValue: 'PAID',
  typeKey: null,
  typeValue: null,
  exonerationType: null,
  exonerationTypeValue: null,
  exonerationWaits: false,
  rejectTypeValue: null,
  interviewResult: null,
  interviewActive: true,
  interviewWaived: false,
  openCorrections: 0,
  answeredCorrections: 0,
  assignment: { analyst: { id: 9, name: 'Ana Ruiz' }, supervisor: null, manager: null, ephesian: null },
  labels: [],
  formState: 'FORM_STATE_DOCUMENTS',
  seenBefore: false,
  ...facts,
});

const column = (status: Column['status'], data: Card[], more = 0): Column => ({
  status,
  title: status,
  totalBD: data.length + more,
  page: 1,
  data,
  loadMore: more > 0,
  next: more > 0 ? 'further' : null,
});

const ids = (board: Board, status: Column['status']) =>
  board.columns.find((found) => found.status === status)?.data.map(({ id }) => id);
const total = (board: Board, status: Column['status']) =>
  board.columns.find((found) => found.status === status)?.totalBD;

const start = () =>
  boardOf({
    columns: [
      column('ANALYSIS', [card(3, 30), card(2, 20), card(1, 10)], 5),
      column('COMPLETE_ANALYSIS', [card(7, 25, { status: 'COMPLETE_ANALYSIS' })]),
    ],
  });

describe('a move', () => {
  it('takes the card out of its column, puts it on top of the other, and adjusts both counts', () => {
    const board = moveInBoard(start(), 2, 'COMPLETE_ANALYSIS', at(1));
    expect(ids(board, 'ANALYSIS')).toEqual([3, 1]);
    expect(ids(board, 'COMPLETE_ANALYSIS')).toEqual([2, 7]);
    expect([total(board, 'ANALYSIS'), total(board, 'COMPLETE_ANALYSIS')]).toEqual([7, 2]);
  });

  it('says at once what the new stage waits for', () => {
    const moved = findCard(moveInBoard(start(), 2, 'COMPLETE_ANALYSIS', at(1)), 2);
    expect(moved?.missing).toEqual([{ code: 'move.noEphesian' }]);
    expect(moved?.nextStatus).toEqual(['INTERVIEW', 'REJECTED']);
  });

  it('only loses the card when the reader has no column for the new stage', () => {
    const board = moveInBoard(start(), 3, 'REJECTED', at(1));
    expect(findCard(board, 3)).toBeUndefined();
    expect(total(board, 'ANALYSIS')).toBe(7);
  });

  it('leaves the board alone for a card that is not on it', () => {
    const board = start();
    expect(moveInBoard(board, 99, 'COMPLETE_ANALYSIS', at(1))).toBe(board);
  });
});

describe('a live event', () => {
  it('brings a card to its place: latest in the stage first, then the higher id', () => {
    const event = { cards: [card(8, 20), card(4, 25)], gone: [], counts: { ANALYSIS: 10 } };
    const board = applyEvent(start(), event);
    expect(ids(board, 'ANALYSIS')).toEqual([3, 4, 8, 2, 1]);
    expect(total(board, 'ANALYSIS')).toBe(10);
  });

  it('does not show a card below the loaded part of a column that has more', () => {
    expect(ids(applyEvent(start(), { cards: [card(8, 5)], gone: [], counts: {} }), 'ANALYSIS')).toEqual([3, 2, 1]);
  });

  it('shows a card above the loaded depth even when the last loaded card has left', () => {
    const shorter = applyEvent(start(), { cards: [], gone: [1], counts: {} });
    expect(ids(applyEvent(shorter, { cards: [card(8, 15)], gone: [], counts: {} }), 'ANALYSIS')).toEqual([3, 2, 8]);
  });

  it('shows any card in a column that is loaded whole', () => {
    const event = { cards: [card(8, 1, { status: 'COMPLETE_ANALYSIS' })], gone: [], counts: {} };
    expect(ids(applyEvent(start(), event), 'COMPLETE_ANALYSIS')).toEqual([7, 8]);
  });

  it('takes a card out of the column it left', () => {
    const event = {
      cards: [card(2, 40, { status: 'COMPLETE_ANALYSIS', version: 2 })],
      gone: [3],
      counts: { ANALYSIS: 6, COMPLETE_ANALYSIS: 2 },
    };
    const board = applyEvent(start(), event);
    expect(ids(board, 'ANALYSIS')).toEqual([1]);
    expect(ids(board, 'COMPLETE_ANALYSIS')).toEqual([2, 7]);
  });

  it('does not overwrite newer facts with older ones', () => {
    const newer = putCard(start(), card(2, 20, { version: 5, openCorrections: 1 }));
    expect(findCard(putCard(newer, card(2, 20, { version: 4 })), 2)?.openCorrections).toBe(1);
  });

  it('changes nothing when it comes twice', () => {
    const event = { cards: [card(4, 25)], gone: [3], counts: { ANALYSIS: 8 } };
    const once = applyEvent(start(), event);
    expect(applyEvent(once, event)).toEqual(once);
  });
});

describe('many events at once', () => {
  const STAGES = ['ANALYSIS', 'COMPLETE_ANALYSIS'] as const;
  const told = fc.array(
    fc.record({ id: fc.integer({ min: 1, max: 12 }), minute: fc.nat(59), to: fc.constantFrom(...STAGES, 'gone') }),
    { maxLength: 30 },
  );

  it('end as one after the other: each card by its newest facts, where it belongs', () => {
    fc.assert(
      fc.property(told, (changes) => {
        const events = changes.map(({ id, minute, to }, nth): BoardEvent => {
          if (to === 'gone') return { cards: [], gone: [id], counts: { ANALYSIS: nth } };
          return { cards: [card(id, minute, { status: to, version: 2 + nth })], gone: [], counts: { [to]: nth } };
        });
        const one = applyEvent(start(), joined(events));
        expect(one).toEqual(events.reduce(applyEvent, start()));
        // What is told last of each, by a program that knows nothing of columns.
        const last = new Map(changes.map(({ id, to }) => [id, to]));
        for (const [id, to] of last) {
          const held = findCard(one, id);
          if (to === 'gone') expect(held).toBeUndefined();
          else if (held) expect(held.status).toBe(to);
        }
      }),
    );
  });

  it('keep newer facts that are held, and of a card that came back the later word', () => {
    const held = putCard(start(), card(2, 20, { version: 9, openCorrections: 1 }));
    const events = [
      { cards: [card(2, 20, { version: 8 })], gone: [3], counts: {} },
      { cards: [card(3, 30, { version: 2, openCorrections: 4 })], gone: [], counts: {} },
    ];
    const board = applyEvent(held, joined(events));
    expect(ids(board, 'ANALYSIS')).toEqual([3, 2, 1]);
    expect([findCard(board, 2)?.openCorrections, findCard(board, 3)?.openCorrections]).toEqual([1, 4]);
  });
});

describe('a further page', () => {
  it('is added at the end without showing a card twice', () => {
    const page = { ...column('ANALYSIS', [card(1, 10), card(0, 5)], 3), totalBD: 8, page: 2 };
    const board = mergePage(start(), page);
    expect(ids(board, 'ANALYSIS')).toEqual([3, 2, 1, 0]);
    expect(total(board, 'ANALYSIS')).toBe(8);
  });

  it('deepens what is loaded', () => {
    const board = mergePage(start(), column('ANALYSIS', [card(5, 5)], 3));
    expect(ids(applyEvent(board, { cards: [card(8, 7)], gone: [], counts: {} }), 'ANALYSIS')).toEqual([3, 2, 1, 8, 5]);
  });

  it('does not bring back a card that moved on meanwhile', () => {
    const moved = applyEvent(start(), {
      cards: [card(5, 50, { status: 'COMPLETE_ANALYSIS', version: 2 })],
      gone: [],
      counts: {},
    });
    const board = mergePage(moved, column('ANALYSIS', [card(5, 5), card(4, 4)]));
    expect(ids(board, 'ANALYSIS')).toEqual([3, 2, 1, 4]);
    expect(ids(board, 'COMPLETE_ANALYSIS')).toEqual([5, 7]);
  });
});

describe('an arrival', () => {
  it('is a card that came to the top of a column, not one whose facts changed or that the reader moved', () => {
    const moved = moveInBoard(start(), 3, 'COMPLETE_ANALYSIS', at(59));
    const event = {
      cards: [card(9, 45), card(2, 20, { version: 2 }), card(3, 59, { status: 'COMPLETE_ANALYSIS', version: 2 })],
      gone: [],
      counts: {},
    };
    expect(arrivalsOf(moved, applyEvent(moved, event), event).map(({ id }) => id)).toEqual([9]);
  });
});
