/** Every setting of the product, read from the environment in this one place; a wrong one is refused in a sentence. */
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { email as emailRule } from '@portal/domain/fields/rules.ts';
import { isUsState, type UsState } from '@portal/domain/settings/usStates.ts';
import { readFilesUrl, type Bucket } from './files/store/filesUrl.ts';
import { mailServerOf, senderOf, type MailServer, type Sender } from './mail/mailServer.ts';

export interface Settings {
  port: number;
  host: string;
  /** The database that comes with the portal, files, and whatever else this installation keeps. */
  dataDir: string;
  /** Where the files lie instead of in the data directory. */
  filesUrl: Bucket | undefined;
  /** Where backups are written, and beside them what was erased. */
  backupDir: string;
  databaseUrl: string | undefined;
  databaseDirectUrl: string | undefined;
  /** Follows the database and is read for statistics. */
  databaseReplicaUrl: string | undefined;
  databasePool: number;
  /** Whether statements are prepared, which a transaction pooler may not know how to carry. */
  databasePrepared: boolean;
  /** Demo applications to load into an empty installation. */
  demo: number;
  /** Whether demo people may exist and sign in. */
  demoAllowed: boolean;
  production: boolean;
  /** How people reach the portal from outside, for links in mails; without a slash at the end. */
  publicUrl: string;
  /** Where the customer portal's pages are, for links to applicants. */
  clientUrl: string;
  /** There is no customer portal: this server answers its links. */
  ownClientPages: boolean;
  /** Whose portal it is and whose law governs it, as the terms and privacy pages name them. */
  organizationName: string;
  contactEmail: string | undefined;
  governingState: UsState;
  /** How often one network address may call in a minute; 0 counts nothing, the limits of single endpoints neither. */
  requestsPerMinute: number;
  /** Addresses of proxies in front whose X-Forwarded-* headers are believed. */
  trustProxy: string | boolean;
  /** Absent: mails are kept in the outbox and read there. */
  mail: { server: MailServer; from: Sender } | undefined;
  stripeKey: string | undefined;
  /** Signs the provider's notices; outside production a fixed one lets `npm run pay` post test notices. */
  stripeWebhookSecret: string | undefined;
  logLevel: string;
}

export class SettingsError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings. Refuses (`SettingsError`) the first wrong one in a sentence that names it. */
export function readSettings(environment: Environment): Settings {
  const text = (name: string): string | undefined => environment[name]?.trim() || undefined;
  const whole = (name: string, fallback: number, least: number, most: number): number => {
    const given = text(name);
    if (given === undefined) return fallback;
    const value = Number(given);
    if (!Number.isInteger(value) || value < least || value > most) {
      throw new SettingsError(`${name} must be a whole number from ${least} to ${most}, not "${given}".`);
    }
    return value;
  };
  const address = (name: string, schemes: readonly string[]): string | undefined => {
    const given = text(name);
    if (given === undefined) return undefined;
    if (!URL.canParse(given) || !schemes.includes(new URL(given).protocol)) {
      throw new SettingsError(`${name} must be an address that starts with ${schemes.join('// or ')}//.`);
    }
    return given.replace(/\/$/, '');
  };
  const oneOf = (name: string, values: readonly string[], fallback: string): string => {
    const given = text(name) ?? fallback;
    if (!values.includes(given))
      throw new SettingsError(`${name} must be one of ${values.join(', ')}, not "${given}".`);
    return given;
  };

  const production = oneOf('NODE_ENV', ['production', 'development', 'test'], 'development') === 'production';
  const databaseUrl = address('DATABASE_URL', ['postgres:', 'postgresql:']);
  const dataDir = resolve(text('DATA_DIR') ?? 'data');
  const port = whole('PORT', 3000, 0, 65_535);
  const mail = mailSettings(address('SMTP_URL', ['smtp:', 'smtps:']), text('MAIL_FROM'));
  // A mail server would carry the invented mails of invented people, unless it is asked for.
  const demo = whole('DEMO', databaseUrl || production || mail ? 0 : 400, 0, 100_000);
  if (production && demo > 0) {
    throw new SettingsError('DEMO must be 0 with NODE_ENV=production: demo people have a public password.');
  }
  const stripeKey = text('STRIPE_SECRET_KEY');
  const stripeWebhookSecret = text('STRIPE_WEBHOOK_SECRET');
  if (stripeKey && !stripeWebhookSecret) {
    throw new SettingsError(
      'STRIPE_WEBHOOK_SECRET is needed beside STRIPE_SECRET_KEY, or no payment would be believed.',
    );
  }
  const trustProxy = text('TRUST_PROXY') ?? 'false';
  if (!['true', 'false'].includes(trustProxy) && !trustProxy.split(',').every((proxy) => isProxy(proxy.trim()))) {
    throw new SettingsError(
      `TRUST_PROXY must be true, false, or addresses and ranges of proxies with commas between, not "${trustProxy}".`,
    );
  }
  return {
    port,
    host: text('HOST') ?? '127.0.0.1',
    dataDir,
    filesUrl: filesSettings(text('FILES_URL')),
    backupDir: resolve(text('BACKUP_DIR') ?? join(dataDir, 'backups')),
    databaseUrl,
    databaseDirectUrl: address('DATABASE_DIRECT_URL', ['postgres:', 'postgresql:']),
    databaseReplicaUrl: address('DATABASE_REPLICA_URL', ['postgres:', 'postgresql:']),
    databasePool: whole('DATABASE_POOL', 10, 2, 200),
    databasePrepared: oneOf('DATABASE_PREPARED', ['true', 'false'], 'true') === 'true',
    demo,
    demoAllowed: !production,
    production,
    publicUrl: address('PUBLIC_URL', ['http:', 'https:']) ?? `http://localhost:${port}/B_Portal`,
    clientUrl: address('CLIENT_URL', ['http:', 'https:']) ?? `http://localhost:${port}/client`,
    ownClientPages: text('CLIENT_URL') === undefined,
    ...legalSettings(text),
    requestsPerMinute: whole('REQUESTS_PER_MINUTE', 3000, 0, 1_000_000),
    trustProxy: trustProxy === 'true' ? true : trustProxy === 'false' ? false : trustProxy,
    mail,
    stripeKey,
    // A fixed test value and no secret: in production notices are believed only with one of the installation's own.
    stripeWebhookSecret: stripeWebhookSecret ?? (production ? undefined : 'whsec_local_test_notices'),
    logLevel: oneOf('LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'info'),
  };
}

function legalSettings(
  text: (name: string) => string | undefined,
): Pick<Settings, 'organizationName' | 'contactEmail' | 'governingState'> {
  const contactEmail = text('CONTACT_EMAIL');
  if (contactEmail !== undefined && emailRule(contactEmail, '')) {
    throw new SettingsError(`CONTACT_EMAIL must look like office@example.org, not "${contactEmail}".`);
  }
  const governingState = text('GOVERNING_STATE') ?? 'FL';
  if (!isUsState(governingState)) {
    throw new SettingsError(
      `GOVERNING_STATE must be a US state by its two letters, such as FL, not "${governingState}".`,
    );
  }
  return { organizationName: text('ORGANIZATION_NAME') ?? 'Business Portal', contactEmail, governingState };
}

function filesSettings(filesUrl: string | undefined): Bucket | undefined {
  const read = filesUrl === undefined ? undefined : readFilesUrl(filesUrl);
  if (typeof read === 'string') throw new SettingsError(read);
  return read;
}

function mailSettings(smtpUrl: string | undefined, mailFrom: string | undefined): Settings['mail'] {
  const from = mailFrom === undefined ? undefined : senderOf(mailFrom);
  if (mailFrom !== undefined && !from) {
    throw new SettingsError('MAIL_FROM must be a name and an address, such as Portal <portal@example.org>.');
  }
  if (smtpUrl === undefined) return undefined;
  if (!from) throw new SettingsError('MAIL_FROM is needed beside SMTP_URL, such as Portal <portal@example.org>.');
  const server = mailServerOf(smtpUrl);
  if (server) return { server, from };
  // What was given is not repeated: a password stands in it.
  throw new SettingsError(
    'SMTP_URL must look like smtps://user:password@mail.example.org:465; behind it, ?tls=required or ?tls=unverified.',
  );
}

/** An address, a range in CIDR notation, or one of the names that the HTTP server knows. */
function isProxy(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', bits = '0', ...rest] = text.split('/');
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= most;
}
