import type { draftEndpoints } from '@portal/contract/clients/drafts.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { startReminding } from '../unfinished/startReminders.ts';
import { drafts } from './drafts.ts';

/** Starts the reminders of those whose forms were chosen, or of all that fit the filters now, the longest quiet first. */
export const remindDrafts = (
  context: StaffContext,
  { body }: InputOf<typeof draftEndpoints.remindDrafts>,
): Promise<{ runId: number }> =>
  startReminding(context, body.clients, body.fitting && (() => drafts.all(context, body.fitting ?? {}, 'lastActive')));
