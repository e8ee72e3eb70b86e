import { useState } from 'react';
import { IconEraser, IconUserOff } from '@tabler/icons-react';
import { useParams } from 'react-router';
import type { TracedDetail } from '@portal/contract/clients/traces.ts';
import { idIn } from '../../platform/address/idIn.ts';
import { UntilRead } from '../../platform/failures/UntilRead.tsx';
import { BackLink } from '../../platform/lists/BackLink.tsx';
import { useWayBack } from '../../platform/lists/wayBack.ts';
import { isRefusal } from '../../platform/network/refusals.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { StateMark } from '../../ui/states/StateMark.tsx';
import { clientName } from '../clientName.ts';
import { CaseLine } from './CaseLine.tsx';
import { EraseTracedDialog } from './EraseTracedDialog.tsx';
import { CopyPart } from './CopyPart.tsx';
import { EraseAct, KeptPanel } from './tracedParts.tsx';
import { useTracedPerson } from './traces.queries.ts';
import classes from './Traces.module.css';

/** What is kept of one person, a copy of it, and the way to erase it all (product/privacy.md#trace). */
export function TracedScreen() {
  const id = idIn(useParams()['id']);
  const t = useText('traces');
  const common = useText('common');
  const { back } = useWayBack('/configurations/trace');
  const query = useTracedPerson(id);
  const { data: person, error } = query;
  const isGone = person?.erasing === true && isRefusal(error, 'http.notFound');
  return (
    <Screen
      title={person && !isGone ? clientName(person) : t('person')}
      product={common('productName')}
      back={<BackLink to={back} label={t('toSearch')} />}
    >
      <UntilRead query={query} />
      {isGone && (
        <EmptyState icon={<IconUserOff size={28} stroke={1.5} />} title={t('erased')} text={t('erasedText')} />
      )}
      {person && !isGone && (
        <div className={classes.page}>
          <div className={classes.part}>
            <CasesPanel person={person} />
            <KeptPanel kept={person.kept} />
          </div>
          <ActsPanel person={person} />
        </div>
      )}
    </Screen>
  );
}

function CasesPanel({ person: { cases } }: { person: TracedDetail }) {
  const t = useText('traces');
  return (
    <Panel title={t('cases')}>
      {cases.length === 0 && <p className={classes.quiet}>{t('noCases')}</p>}
      <ul className={classes.cases}>
        {cases.map((each) => (
          <li key={each.id}>
            <CaseLine of={each} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function ActsPanel({ person }: { person: TracedDetail }) {
  const t = useText('traces');
  const accounts = useText('clients');
  const [erases, setErases] = useState(false);
  return (
    <Panel title={t('account')}>
      <Facts
        facts={[
          [accounts('email'), person.email],
          [accounts('accountStatus'), accounts(`status.${person.status}`)],
        ]}
      />
      {person.erasing ? (
        <div className={classes.act}>
          <StateMark icon={IconEraser} tone="attention">
            {t('erasingTitle')}
          </StateMark>
          <p className={classes.quiet}>{t('erasingText')}</p>
        </div>
      ) : (
        <>
          <CopyPart of={{ id: person.id, recorded: false }} />
          <EraseAct onErase={() => setErases(true)} />
        </>
      )}
      {erases && <EraseTracedDialog person={person} onClose={() => setErases(false)} />}
    </Panel>
  );
}
