import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';

test('needs nothing to be set', () => {
  expect(readSettings({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    dataDir: resolve('data'),
    databaseUrl: undefined,
    demo: 400,
    demoAllowed: true,
    production: false,
    publicUrl: 'http://localhost:3000/B_Portal',
    trustProxy: false,
    organizationName: 'Business Portal',
    contactEmail: undefined,
    governingState: 'FL',
    logLevel: 'info',
  });
});

test('loads no demonstration beside a database or in production unless told to', () => {
  expect(readSettings({ DATABASE_URL: 'postgres://localhost/portal' }).demo).toBe(0);
  expect(readSettings({ DATABASE_URL: 'postgres://localhost/portal', DEMO: '50' }).demo).toBe(50);
  expect(readSettings({ NODE_ENV: 'production' })).toMatchObject({
    demo: 0,
    demoAllowed: false,
    stripeWebhookSecret: undefined,
  });
});

test('takes text trimmed, empty as not set, addresses without their last slash', () => {
  const settings = readSettings({ PORT: ' 8080 ', HOST: ' ', PUBLIC_URL: 'https://portal.example.org/B_Portal/' });
  expect(settings).toMatchObject({ port: 8080, host: '127.0.0.1', publicUrl: 'https://portal.example.org/B_Portal' });
});

test('takes a mail server with its sender, and then loads no demonstration unless told to', () => {
  const mail = { SMTP_URL: 'smtp://mail.example.org:25', MAIL_FROM: 'Portal <portal@example.org>' };
  expect(readSettings({}).mail).toBeUndefined();
  expect(readSettings(mail)).toMatchObject({
    mail: { server: { host: 'mail.example.org', port: 25 }, from: { name: 'Portal', address: 'portal@example.org' } },
    demo: 0,
  });
  expect(readSettings({ ...mail, DEMO: '40' }).demo).toBe(40);
});

test('trusts proxies by address, range or name', () => {
  expect(readSettings({ TRUST_PROXY: 'true' }).trustProxy).toBe(true);
  for (const proxies of ['loopback', '10.0.0.1', '10.0.0.0/8, ::1', 'uniquelocal,fd00::/8']) {
    expect(readSettings({ TRUST_PROXY: proxies }).trustProxy).toBe(proxies);
  }
});

test('takes a bucket for the files, of Amazon or of another', () => {
  expect(readSettings({}).filesUrl).toBeUndefined();
  expect(readSettings({ FILES_URL: 's3://church.files?region=us-east-1' }).filesUrl).toEqual({
    bucket: 'church.files',
    prefix: '',
    region: 'us-east-1',
    endpoint: undefined,
  });
  const elsewhere = 's3://files/portal/live/?region=auto&endpoint=https://s3.example.org:9000';
  expect(readSettings({ FILES_URL: elsewhere }).filesUrl).toEqual({
    bucket: 'files',
    prefix: 'portal/live/',
    region: 'auto',
    endpoint: 'https://s3.example.org:9000',
  });
});

test('keeps backups in the data directory unless told where', () => {
  expect(readSettings({ DATA_DIR: '/srv/portal' }).backupDir).toBe(resolve('/srv/portal/backups'));
  expect(readSettings({ BACKUP_DIR: '/mnt/backups' }).backupDir).toBe(resolve('/mnt/backups'));
});

test('never repeats what was wrongly given for the files, since keys may stand in it', () => {
  for (const url of ['s3://KEY:hush@files/x?region=eu-west-1', 's3://files?region=eu-west-1&secret=hush', 'hush']) {
    expect(() => readSettings({ FILES_URL: url })).toThrow(/^FILES_URL ((?!hush).)*$/);
  }
});

const SHAPE =
  'FILES_URL must look like s3://bucket/prefix?region=us-east-1; behind it, &endpoint=https://… of another provider.';
const WRONG: [Record<string, string>, string][] = [
  [{ FILES_URL: 'https://files.example.org' }, SHAPE],
  [{ FILES_URL: 's3://B/x?region=us-east-1' }, SHAPE],
  [
    { FILES_URL: 's3://files/x' },
    'FILES_URL needs ?region=…, such as us-east-1; a provider without regions takes any.',
  ],
  [
    { FILES_URL: 's3://files/x?region=us-east-1&endpoint=s3.example.org' },
    'The endpoint in FILES_URL must be an address like https://s3.example.org, without keys and without a path.',
  ],
  [
    { FILES_URL: 's3://files/a b?region=us-east-1' },
    'The prefix in FILES_URL may have letters, digits, and . _ - / in it.',
  ],
  [{ GOVERNING_STATE: 'Florida' }, 'GOVERNING_STATE must be a US state by its two letters, such as FL, not "Florida".'],
  [{ GOVERNING_STATE: 'MX' }, 'GOVERNING_STATE must be a US state by its two letters, such as FL, not "MX".'],
  [{ CONTACT_EMAIL: 'office' }, 'CONTACT_EMAIL must look like office@example.org, not "office".'],
  [{ DATABASE_PREPARED: 'no' }, 'DATABASE_PREPARED must be one of true, false, not "no".'],
  [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535, not "http".'],
  [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535, not "65536".'],
  [{ PORT: '-1' }, 'PORT must be a whole number from 0 to 65535, not "-1".'],
  [{ PORT: '80.5' }, 'PORT must be a whole number from 0 to 65535, not "80.5".'],
  [{ DEMO: 'yes' }, 'DEMO must be a whole number from 0 to 100000, not "yes".'],
  [{ DATABASE_POOL: '1' }, 'DATABASE_POOL must be a whole number from 2 to 200, not "1".'],
  [
    { DATABASE_URL: 'mysql://localhost/portal' },
    'DATABASE_URL must be an address that starts with postgres:// or postgresql://.',
  ],
  [{ DATABASE_URL: 'portal' }, 'DATABASE_URL must be an address that starts with postgres:// or postgresql://.'],
  [
    { DATABASE_DIRECT_URL: 'localhost:5432' },
    'DATABASE_DIRECT_URL must be an address that starts with postgres:// or postgresql://.',
  ],
  [{ PUBLIC_URL: 'portal.example.org' }, 'PUBLIC_URL must be an address that starts with http:// or https://.'],
  [{ CLIENT_URL: 'ftp://example.org' }, 'CLIENT_URL must be an address that starts with http:// or https://.'],
  [{ SMTP_URL: 'mail.example.org' }, 'SMTP_URL must be an address that starts with smtp:// or smtps://.'],
  [
    { SMTP_URL: 'smtp://mail.example.org' },
    'MAIL_FROM is needed beside SMTP_URL, such as Portal <portal@example.org>.',
  ],
  [
    { SMTP_URL: 'smtp://user:secret@mail.example.org?debug=true', MAIL_FROM: 'Portal <portal@example.org>' },
    'SMTP_URL must look like smtps://user:password@mail.example.org:465; behind it, ?tls=required or ?tls=unverified.',
  ],
  [
    { MAIL_FROM: 'portal@example.org' },
    'MAIL_FROM must be a name and an address, such as Portal <portal@example.org>.',
  ],
  [{ NODE_ENV: 'prod' }, 'NODE_ENV must be one of production, development, test, not "prod".'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, silent, not "loud".'],
  [
    { NODE_ENV: 'production', DEMO: '1' },
    'DEMO must be 0 with NODE_ENV=production: demo people have a public password.',
  ],
  [
    { STRIPE_SECRET_KEY: 'sk_test_1' },
    'STRIPE_WEBHOOK_SECRET is needed beside STRIPE_SECRET_KEY, or no payment would be believed.',
  ],
  [
    { TRUST_PROXY: 'nginx' },
    'TRUST_PROXY must be true, false, or addresses and ranges of proxies with commas between, not "nginx".',
  ],
  [
    { TRUST_PROXY: '10.0.0.0/64' },
    'TRUST_PROXY must be true, false, or addresses and ranges of proxies with commas between, not "10.0.0.0/64".',
  ],
];

test.each(WRONG)('refuses %j in a sentence', (environment, sentence) => {
  expect(() => readSettings(environment)).toThrow(new SettingsError(sentence));
});
