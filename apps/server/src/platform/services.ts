import type { Clock } from './clock.ts';
import type { Database, Log } from './database/database.ts';
import type { FileStore } from './files/store/fileStore.ts';
import type { Mailer } from './mail/openMailer.ts';
import type { Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';

/** What one process of the product is made of, built once at start. */
export interface Services {
  settings: Settings;
  database: Database;
  files: FileStore;
  secrets: Secrets;
  clock: Clock;
  /** Absent: no mail server is set up. */
  mailer: Mailer | undefined;
  log: Log;
}
