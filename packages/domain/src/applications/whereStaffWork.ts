/** What a stage opens to staff who work on the case. Apart from the form's own rules, which a board does not load. */
import { problem, type Problem } from '../problem.ts';
import { STAGES, type Stage } from './stages.ts';

/** From PAID to SENT, where staff work on the case: `edit.stage`. */
export const whyNotEdit = (stage: Stage): Problem[] => (STAGES[stage].reassign ? [] : [problem('edit.stage')]);

/** From PAID to SENT, where staff work on the case: `document.stage`. */
export const whyNotJudgeDocument = (stage: Stage): Problem[] =>
  STAGES[stage].reassign ? [] : [problem('document.stage')];

/** Stages in which an applicant is admitted: there a licence is issued, and elsewhere none holds. */
export const ADMITTED_STAGES = ['APPROVED', 'SENT'] as const satisfies readonly Stage[];

/** What keeps anybody from acting on licences in a stage: `licence.stage`. */
export const whyNotLicence = (stage: Stage): Problem[] =>
  (ADMITTED_STAGES as readonly Stage[]).includes(stage) ? [] : [problem('licence.stage')];
