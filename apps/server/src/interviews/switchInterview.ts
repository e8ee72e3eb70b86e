import type { interviewEndpoints } from '@portal/contract/interviews.ts';
import { cardAct } from '../applications/acts/cardAct.ts';
import type { InputOf } from '../platform/http/inputOf.ts';

type Input = InputOf<typeof interviewEndpoints.switchInterview>;

/**
 * Activates or deactivates the interview of an application (product/interviews.md#switch); as it is already, nothing
 * changes. Refusals: `interview.stage`, GE004, `move.stale`.
 */
export const switchInterview = cardAct({
  act: 'switchInterview',
  write: async ({ facts }, { body: { active } }: Input) =>
    facts.interviewActive === active
      ? undefined
      : {
          changes: { interview_active: active },
          history: { kind: active ? ('interview.activated' as const) : ('interview.deactivated' as const) },
        },
});
