import { describe, expect, it } from 'vitest';
import { BOARD_STAGES, STAGES, isBoardStage, nextStages, showsTitle, type Stage } from './stages.ts';

/** The table of product/stages.md#table as it stands there: slug, moves by hand, corrections, interview, reassign. */
const TABLE = `
  UNFINISHED        | –                 | –                           | –             | –        | –
  REJECT_BY_TAG     | reject            | –                           | –             | –        | –
  COMPLETE          | no.paid           | –                           | –             | –        | –
  PAID              | paid              | ANALYSIS, REJECTED          | –             | –        | yes
  ANALYSIS          | analysis          | COMPLETE_ANALYSIS, REJECTED | request, view | –        | yes
  COMPLETE_ANALYSIS | complete.analysis | INTERVIEW, REJECTED         | request, view | –        | yes
  INTERVIEW         | interview         | INTERVIEW_SUCCESS, REJECTED | request, view | do, view | yes
  INTERVIEW_SUCCESS | interview.success | APPROVED, REJECTED          | request, view | view     | yes
  APPROVED          | approve           | SENT, REJECTED              | request, view | view     | yes
  SENT              | sent              | REJECTED                    | request, view | view     | yes
  REJECTED          | reject            | –                           | view          | view     | –`;

const list = (cell: string) => (cell === '–' ? [] : cell.split(', '));
/** "request, view" is said once in the code: whoever may ask or hold may also read. */
const strongest = (cell: string) => list(cell)[0] ?? 'none';

const rows = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [stage = '', slug = '', next = '', corrections = '', interview = '', reassign = ''] = line
      .split('|')
      .map((cell) => cell.trim());
    return {
      stage: stage as Stage,
      slug: slug === '–' ? undefined : slug,
      next: list(next),
      corrections: strongest(corrections),
      interview: strongest(interview),
      reassign: reassign === 'yes',
    };
  });

describe('the stages', () => {
  it('are exactly those of the table', () => {
    expect(Object.keys(STAGES)).toEqual(rows.map(({ stage }) => stage));
  });

  it.each(rows)('$stage has the facts of the table', ({ stage, ...facts }) => {
    expect(STAGES[stage]).toEqual(facts);
  });

  it('lead by hand to the stages of the table and to no other', () => {
    for (const { stage, next } of rows) {
      for (const { stage: to } of rows) {
        expect(nextStages(stage).includes(to), `${stage} → ${to}`).toBe(next.includes(to));
      }
    }
  });

  it('are columns in the order of the table, UNFINISHED never', () => {
    expect(BOARD_STAGES).toEqual(rows.map(({ stage }) => stage).filter((stage) => stage !== 'UNFINISHED'));
    expect(rows.map(({ stage }) => stage).filter(isBoardStage)).toEqual(BOARD_STAGES);
  });

  it.each(['', 'paid', 'PROCESSING', 'ASSIGNED', 'ASSIGNED_TO_MANAGER', 'DISPOSABLE', 'UNDEFINED', 'toString'])(
    '%j is no column',
    (value) => {
      expect(isBoardStage(value)).toBe(false);
    },
  );

  it('show the title only in APPROVED and SENT', () => {
    expect(rows.map(({ stage }) => stage).filter(showsTitle)).toEqual(['APPROVED', 'SENT']);
  });
});
