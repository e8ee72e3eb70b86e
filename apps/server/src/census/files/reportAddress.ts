import type { ClientActor, Context, StaffActor } from '../../platform/http/context.ts';
import { signedAddress } from '../../platform/signedRoute.ts';

/** Under which staff open the files of reports, and clients those of their own. */
export const PURPOSES = { staff: 'census-report', client: 'own-census-report' } as const;

export type Reading = Pick<Context<StaffActor | ClientActor>, 'actor' | 'now' | 'services'>;

/** An address below which a received report is opened as a file, for the reader's session and some minutes. */
export const reportAddress = (context: Reading, id: number): string =>
  signedAddress(context, PURPOSES[context.actor.realm], id);
