-- A second factor beside the password: an authenticator app (TOTP), passkeys (WebAuthn), and recovery codes for whoever
-- loses them. Rows go with the factor that is switched off; staff accounts themselves are kept for good.
create table authenticator_app (
  user_id bigint primary key references staff_user (id),
  -- Encrypted with a key of the installation's secret.
  secret text not null,
  -- The number of the 30 seconds whose code was used last: none of it or before is taken again.
  last_step bigint not null,
  created_at timestamptz not null
);

create table passkey (
  id bigint generated always as identity primary key,
  user_id bigint not null references staff_user (id),
  name text not null,
  -- As the authenticator names it, base64url.
  credential_id text not null unique,
  public_key text not null,
  counter bigint not null,
  transports text[] not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_user on passkey (user_id);

create table recovery_code (
  user_id bigint not null references staff_user (id),
  -- Keyed with the installation's secret: the codes are too short for a plain digest.
  digest text not null,
  used_at timestamptz,
  primary key (user_id, digest)
);

-- Whether the user has an app or a passkey, kept by the acts upon them: every request of a session asks for it.
alter table staff_user add column second_factor boolean not null default false;
-- Who holds the role sets a second factor up before anything else.
alter table role add column needs_second_factor boolean not null default false;
-- How the session was signed in, told in the list of sessions.
alter table session add column proof text not null default 'PASSWORD'
  check (proof in ('PASSWORD', 'CODE', 'RECOVERY', 'PASSKEY'));

-- SIGN_IN stands for a right password that waits for the second factor; FACTOR for a change of factors under way.
alter table account_token drop constraint account_token_purpose_check;
alter table account_token add constraint account_token_purpose_check
  check (purpose in ('CONFIRM', 'RESET', 'WELCOME', 'EMAIL', 'SIGN_IN', 'FACTOR'));
