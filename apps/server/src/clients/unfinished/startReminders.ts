import type { clientEndpoints } from '@portal/contract/clients/clients.ts';
import { startBulk } from '../../bulk/startBulk.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { refusalAt } from '../../platform/http/refusal.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { remindingClients } from './remindClients.ts';
import { unfinished } from './unfinished.ts';

/**
 * Starts the reminders of the chosen accounts, or of all that fit the filters now, the longest quiet first. Neither of
 * both is `field.required` at clients; what a single account refuses is told of its row.
 */
export async function startReminders(
  context: StaffContext,
  { body }: InputOf<typeof clientEndpoints.remindClients>,
): Promise<{ runId: number }> {
  const { clients, fitting } = body;
  if (clients) return { runId: await startBulk(context, remindingClients, {}, clients) };
  if (!fitting) throw refusalAt('clients', 'field.required');
  const ids = await unfinished.all(context, fitting, 'lastActive');
  return { runId: await startBulk(context, remindingClients, {}, ids) };
}
