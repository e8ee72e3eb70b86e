/** The corrections of one application as rows: each as it stands, and every step of its rounds. */
import type { CorrectionStep } from '@portal/domain/applications/corrections.ts';
import type { DemoStep } from '../../apps/server/src/demo/corpus/story.ts';
import type { Row } from './copyRows.ts';

/** More than a story asks for: ids are given by hand, since steps name them. */
export const CORRECTIONS_EACH = 30;

type Asked = Extract<DemoStep, { field: string }>;

interface Kept {
  id: number;
  state: 'REQUESTED' | 'CORRECTED' | 'ACCEPTED' | 'WITHDRAWN';
  round: number;
  [column: string]: unknown;
}

export function correctionRows(applicationId: number) {
  const kept = new Map<string, Kept>();
  const steps: Row[] = [];
  const countOf = (...states: Kept['state'][]) =>
    [...kept.values()].filter(({ state }) => states.includes(state)).length;

  function begin({ field, at }: Asked, by: number): Kept {
    const correction: Kept = {
      id: applicationId * CORRECTIONS_EACH + kept.size,
      application_id: applicationId,
      field_key: field,
      message: '',
      state: 'REQUESTED',
      round: 1,
      asked_by: by,
      asked_at: at,
      answered_at: null,
      accepted_at: null,
    };
    kept.set(field, correction);
    return correction;
  }

  /** One step of the story; answers the round that it belongs to. */
  function take(step: Asked, by: number): number {
    const correction = kept.get(step.field) ?? begin(step, by);
    const { at } = step;
    const keep = (name: CorrectionStep, said: Row = {}) => {
      const silent = { message: null, old_value: null, new_value: null };
      const by_staff = name === 'answer' ? null : by;
      const { id, round } = correction;
      steps.push({ correction_id: id, step: name, round, user_id: by_staff, at, ...silent, ...said });
    };
    switch (step.act) {
      case 'askCorrection':
        correction.message = step.message;
        keep('ask', { message: step.message });
        break;
      case 'answerCorrection':
        Object.assign(correction, { state: 'CORRECTED', answered_at: at });
        keep('answer', { new_value: 'value' in step.answer ? String(step.answer.value) : null });
        break;
      case 'askCorrectionAgain':
        Object.assign(correction, { state: 'REQUESTED', round: correction.round + 1, message: step.message });
        keep('askAgain', { message: step.message });
        break;
      case 'acceptCorrection':
        Object.assign(correction, { state: 'ACCEPTED', accepted_at: at });
        keep('accept');
        break;
      case 'withdrawCorrection':
        correction.state = 'WITHDRAWN';
        keep('withdraw');
    }
    return correction.round;
  }

  return { take, steps, countOf, rows: (): Row[] => [...kept.values()] };
}
