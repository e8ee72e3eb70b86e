import type { applicationEndpoints } from '@portal/contract/applications/acts.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { cardAct } from './cardAct.ts';

type Input = InputOf<typeof applicationEndpoints.unassignApplication>;

/**
 * Takes the application from whoever is assigned in a kind (product/assignments.md#removing), where the stage's flag
 * allows it (else `assign.stage`). Where nobody is, all stays as it was.
 */
export const unassignApplication = cardAct({
  act: 'unassign',
  async write({ facts }, { params: { kind } }: Input) {
    const present = facts.assignees[kind];
    if (present === null) return undefined;
    return {
      changes: { [`${kind}_id`]: null },
      history: { kind: 'unassigned', detail: { kind, assigneeFrom: present, assigneeTo: null } },
    };
  },
});
