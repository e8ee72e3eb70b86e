import { useParams } from 'react-router';
import { useActor } from '../platform/session/actor.ts';
import { UntilRead } from '../platform/failures/UntilRead.tsx';
import { useText } from '../platform/texts/i18n.ts';
import { BackLink } from '../platform/lists/BackLink.tsx';
import { useWayBack } from '../platform/lists/wayBack.ts';
import { Screen } from '../ui/Screen.tsx';
import { ClientApplications } from './ClientApplications.tsx';
import { ClientFacts } from './ClientFacts.tsx';
import { ClientForm } from './ClientForm.tsx';
import { clientName } from './clientName.ts';
import { useClient } from './clients.queries.ts';
import classes from './ClientScreen.module.css';

/** One client: the account, which some may change, and the applications. */
export function ClientScreen() {
  const { id = '' } = useParams();
  const t = useText('clients');
  const common = useText('common');
  const mayManage = useActor().permissions.has('business.client.manage');
  const { back, leave } = useWayBack('/users/client-list');
  const query = useClient(/^[1-9]\d{0,14}$/.test(id) ? Number(id) : 0);
  const { data: client } = query;
  const tellSaved = (asked: string | undefined) =>
    leave(asked === undefined ? t('saved') : t('savedEmail', { email: asked }));
  return (
    <Screen
      title={client ? t('editTitle', { name: clientName(client) }) : t('account')}
      product={common('productName')}
      back={<BackLink to={back} label={t('toList')} />}
    >
      <UntilRead query={query} />
      {client && (
        <div className={classes.screen}>
          <div className={classes.main}>
            {mayManage && <ClientForm client={client} back={back} onDone={tellSaved} />}
            <ClientApplications applications={client.applications} />
          </div>
          <ClientFacts client={client} />
        </div>
      )}
    </Screen>
  );
}
