import type { Log } from '../platform/database/database.ts';

/** A command tells its outcome itself; of the rest only what went wrong is of interest. */
export const errorsOnly: Log = {
  info() {},
  warn() {},
  error: (_fields, message) => console.error(message),
};
