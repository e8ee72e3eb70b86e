-- Accounts of both realms, roles, sessions, files, mail: what every noun stands on.

create table parameter (
  key text primary key,
  value jsonb not null
);
-- The default fee: integer cents, so that no rounding ever happens.
insert into parameter (key, value) values ('REQUEST_PAYMENT_AMOUNT', '{"amount": 15000, "currency": "USD"}');

-- Secrets that every process of the installation shares (signing of tokens and file addresses), made at first start.
create table instance_secret (
  name text primary key,
  value text not null
);

create table staff_user (
  id bigint generated always as identity primary key,
  name text not null,
  last_name text not null,
  -- Lower-cased as stored: addresses compare lower-cased everywhere.
  email text not null unique,
  password_hash text,
  country text,
  language text not null default 'en' check (language in ('en', 'es')),
  mobile text,
  status text not null default 'PENDING' check (status in ('ACTIVE', 'INACTIVE', 'PENDING')),
  -- The role of the last request, offered when a client names none.
  last_role_id bigint,
  created_at timestamptz not null default now()
);

create table role (
  id bigint generated always as identity primary key,
  name text not null unique,
  slug text unique,
  description text not null default '',
  permissions text[] not null default '{}',
  active boolean not null default true
);
alter table staff_user add foreign key (last_role_id) references role (id) on delete set null;

create table user_role (
  user_id bigint not null references staff_user (id) on delete cascade,
  role_id bigint not null references role (id),
  primary key (user_id, role_id)
);
create index user_role_role on user_role (role_id);

create table client_account (
  id bigint generated always as identity primary key,
  email text not null unique,
  password_hash text not null,
  language text not null check (language in ('en', 'es')),
  status text not null default 'PENDING' check (status in ('ACTIVE', 'INACTIVE', 'PENDING')),
  -- Which terms were accepted, and when: kept as long as the account.
  terms_version text not null,
  terms_accepted_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);

-- Mailed single-use tokens; only the digest is kept, so that reading the table opens no account.
create table account_token (
  digest text primary key,
  realm text not null check (realm in ('staff', 'client')),
  account_id bigint not null,
  purpose text not null check (purpose in ('CONFIRM', 'RESET', 'WELCOME', 'EMAIL')),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index account_token_account on account_token (realm, account_id);

create table session (
  id bigint generated always as identity primary key,
  realm text not null check (realm in ('staff', 'client')),
  account_id bigint not null,
  remember boolean not null,
  created_at timestamptz not null default now(),
  -- What the user did last (marked X-User-Action), never a refetch or a stream.
  active_at timestamptz not null default now(),
  revoked_at timestamptz,
  user_agent text,
  ip text
);
create index session_account on session (realm, account_id) where revoked_at is null;

-- Every refresh token a session ever had, so that a reused one is recognised and ends the session.
create table refresh_token (
  digest text primary key,
  session_id bigint not null references session (id) on delete cascade,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  -- The Idempotency-Key it was used under: the same one within 60 s gets the same successor again.
  used_key text
);
create index refresh_token_session on refresh_token (session_id);

-- Failed sign-ins by a digest of the address: unknown addresses count alike.
create table login_failure (
  realm text not null,
  email_digest text not null,
  failures int not null,
  locked_until timestamptz,
  last_at timestamptz not null,
  primary key (realm, email_digest)
);

-- Results of acts by the caller's key; ids only, rendered anew for a repeat. Kept 48 hours.
create table idempotency_record (
  actor text not null,
  key text not null,
  body_digest text not null,
  result jsonb,
  created_at timestamptz not null default now(),
  primary key (actor, key)
);
create index idempotency_record_age on idempotency_record (created_at);

-- A file's bytes lie outside the database under their digest; the same bytes are stored and processed once.
create table stored_file (
  id bigint generated always as identity primary key,
  digest text not null unique,
  media_type text not null,
  bytes bigint not null,
  width int,
  height int,
  created_at timestamptz not null default now()
);

-- Mails as they were written, in the same transaction as the act that caused them.
create table mail (
  id bigint generated always as identity primary key,
  to_address text not null,
  language text not null check (language in ('en', 'es')),
  template text not null,
  subject text not null,
  body text not null,
  links text[] not null default '{}',
  message_id text not null unique,
  -- KEPT: no mail server is configured, the outbox is where it is read.
  state text not null default 'WAITING' check (state in ('WAITING', 'SENT', 'KEPT', 'FAILED')),
  created_at timestamptz not null default now(),
  not_before timestamptz not null default now(),
  sent_at timestamptz
);
