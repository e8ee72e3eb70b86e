import { useState } from 'react';
import { IconUserOff } from '@tabler/icons-react';
import { useParams } from 'react-router';
import { idIn } from '../../platform/address/idIn.ts';
import { UntilRead } from '../../platform/failures/UntilRead.tsx';
import { BackLink } from '../../platform/lists/BackLink.tsx';
import { useWayBack } from '../../platform/lists/wayBack.ts';
import { countryName } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { CopyPart } from './CopyPart.tsx';
import { EraseLeaderDialog } from './EraseLeaderDialog.tsx';
import { EraseAct, KeptPanel } from './tracedParts.tsx';
import { useTracedLeader } from './traces.queries.ts';
import classes from './Traces.module.css';

/** What is kept of a leader who was recorded without an account, a copy of it, and the way to erase it all (product/privacy.md#trace). */
export function TracedLeaderScreen() {
  const id = idIn(useParams()['id']);
  const t = useText('traces');
  const common = useText('common');
  const clients = useText('clients');
  const { back } = useWayBack('/configurations/trace');
  const query = useTracedLeader(id);
  const { data: leader } = query;
  const [erases, setErases] = useState(false);
  const [isGone, setGone] = useState(false);
  return (
    <Screen
      title={leader && !isGone ? leader.name : t('person')}
      product={common('productName')}
      back={<BackLink to={back} label={t('toSearch')} />}
    >
      {isGone ? (
        <EmptyState icon={<IconUserOff size={28} stroke={1.5} />} title={t('erased')} text={t('erasedText')} />
      ) : (
        <UntilRead query={query} />
      )}
      {leader && !isGone && (
        <div className={classes.page}>
          <div className={classes.part}>
            <Panel title={t('churches')}>
              <ul className={classes.cases}>
                {leader.churches.map(({ id: church, name, country }) => (
                  <li key={church}>{`${name} · ${countryName(country)}`}</li>
                ))}
              </ul>
            </Panel>
            <KeptPanel kept={leader.kept} />
          </div>
          <Panel title={t('recorded')}>
            <p className={classes.quiet}>{t('recordedText')}</p>
            {leader.email !== null && <Facts facts={[[clients('email'), leader.email]]} />}
            <CopyPart of={{ id: leader.id, recorded: true }} />
            <EraseAct onErase={() => setErases(true)} />
          </Panel>
        </div>
      )}
      {leader && erases && (
        <EraseLeaderDialog leader={leader} onErased={() => setGone(true)} onClose={() => setErases(false)} />
      )}
    </Screen>
  );
}
