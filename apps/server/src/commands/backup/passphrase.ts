import { SettingsError } from '../../platform/settings.ts';

const SHORTEST = 12;

/** The passphrase of backups, of the environment alone: what stands in a command line is read by others. */
export function readPassphrase(environment: Readonly<Record<string, string | undefined>>): string | undefined {
  const given = environment['BACKUP_PASSPHRASE'] || undefined;
  if (given !== undefined && given.length < SHORTEST) {
    throw new SettingsError(`BACKUP_PASSPHRASE must have at least ${SHORTEST} characters.`);
  }
  return given;
}
