/** Every setting of the product, read from the environment in this one place; a wrong one is refused in a sentence. */
import { isIP } from 'node:net';
import { resolve } from 'node:path';

export interface Settings {
  port: number;
  host: string;
  /** Embedded database, files, and whatever else this installation keeps. */
  dataDir: string;
  databaseUrl: string | undefined;
  databaseDirectUrl: string | undefined;
  databasePool: number;
  /** Demo applications to load into an empty installation. */
  demo: number;
  /** Whether demo people may exist and sign in. */
  demoAllowed: boolean;
  production: boolean;
  /** How people reach the portal from outside, for links in mails; without a slash at the end. */
  publicUrl: string;
  /** Where the customer portal's pages are, for links to applicants. */
  clientUrl: string;
  /** Addresses of proxies in front whose X-Forwarded-* headers are believed. */
  trustProxy: string | boolean;
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
  const port = whole('PORT', 3000, 0, 65_535);
  const demo = whole('DEMO', databaseUrl || production ? 0 : 400, 0, 100_000);
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
    dataDir: resolve(text('DATA_DIR') ?? 'data'),
    databaseUrl,
    databaseDirectUrl: address('DATABASE_DIRECT_URL', ['postgres:', 'postgresql:']),
    databasePool: whole('DATABASE_POOL', 10, 2, 200),
    demo,
    demoAllowed: !production,
    production,
    publicUrl: address('PUBLIC_URL', ['http:', 'https:']) ?? `http://localhost:${port}/B_Portal`,
    clientUrl: address('CLIENT_URL', ['http:', 'https:']) ?? `http://localhost:${port}/client`,
    trustProxy: trustProxy === 'true' ? true : trustProxy === 'false' ? false : trustProxy,
    stripeKey,
    // A fixed test value and no secret: in production notices are believed only with one of the installation's own.
    stripeWebhookSecret: stripeWebhookSecret ?? (production ? undefined : 'whsec_local_test_notices'),
    logLevel: oneOf('LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'info'),
  };
}

/** An address, a range in CIDR notation, or one of the names that the HTTP server knows. */
function isProxy(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', bits = '0', ...rest] = text.split('/');
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= most;
}
