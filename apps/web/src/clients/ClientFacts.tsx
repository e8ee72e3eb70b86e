import type { ClientDetail } from '@portal/contract/clients/clients.ts';
import { formatDate, formatInstant } from '../platform/texts/format.ts';
import { useText } from '../platform/texts/i18n.ts';
import { AccountStatus } from '../ui/states/AccountStatus.tsx';
import { Facts } from '../ui/Facts.tsx';
import { Panel } from '../ui/Panel.tsx';

/** What is known of an account, for those who change nothing too. */
export function ClientFacts({ client }: { client: ClientDetail }) {
  const t = useText('clients');
  const shell = useText('shell');
  const terms = { version: client.termsVersion, instant: formatInstant(client.termsAcceptedAt) };
  const facts = {
    email: client.email,
    kind: t(`kind.${client.kind}`),
    status: <AccountStatus status={client.status} label={t(`status.${client.status}`)} />,
    language: shell(`language.${client.language}`),
    created: formatDate(client.createdAt),
    lastActive: formatInstant(client.lastActiveAt),
    lastSignIn: client.lastSignInAt === null ? t('never') : formatInstant(client.lastSignInAt),
    ephesian: client.application?.ephesian?.name ?? t('ephesian.none'),
    terms: t('termsOf', terms),
  };
  return (
    <Panel title={t('facts')}>
      <Facts facts={(Object.keys(facts) as (keyof typeof facts)[]).map((key) => [t(key), facts[key]])} />
    </Panel>
  );
}
