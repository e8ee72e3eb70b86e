import type { clientEndpoints } from '@portal/contract/clients/clients.ts';
import { startBulk } from '../../bulk/startBulk.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { refusalAt } from '../../platform/http/refusal.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { remindingClients } from './remindClients.ts';
import { unfinished } from './unfinished.ts';

/** Starts the reminders of the chosen accounts, or of all that fit the filters now, the longest quiet first. */
export const startReminders = (
  context: StaffContext,
  { body: { clients, fitting } }: InputOf<typeof clientEndpoints.remindClients>,
): Promise<{ runId: number }> =>
  startReminding(context, clients, fitting && (() => unfinished.all(context, fitting, 'lastActive')));

/** Neither of both is `field.required` at clients; what a single account refuses is told of its row. */
export async function startReminding(
  context: StaffContext,
  clients: readonly number[] | undefined,
  fitting: (() => Promise<number[]>) | undefined,
): Promise<{ runId: number }> {
  const chosen = clients ?? (await fitting?.());
  if (!chosen) throw refusalAt('clients', 'field.required');
  return { runId: await startBulk(context, remindingClients, {}, chosen) };
}
