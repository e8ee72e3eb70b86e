import type { Party } from '@portal/domain/events/checkIn.ts';

/** Who is to be let in: by a code, or by an account that was found. */
export interface Asked {
  code?: string;
  client?: number;
  party?: Party;
  override?: { reason: string };
}
