import type { Log } from '../src/platform/database/database.ts';

/** Says nothing, since what tests provoke on purpose would drown what they report. */
export const quietLog: Log = { info: () => {}, warn: () => {}, error: () => {} };
