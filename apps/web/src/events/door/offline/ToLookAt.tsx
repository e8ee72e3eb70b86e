import { useState } from 'react';
import { Button } from '@mantine/core';
import type { Door } from '@portal/contract/events/checkIn.ts';
import { isOverridable } from '@portal/domain/events/checkIn.ts';
import type { Problem } from '@portal/domain/problem.ts';
import { useActor } from '../../../platform/session/actor.ts';
import { problemText } from '../../../platform/texts/fieldErrors.ts';
import { formatNumber } from '../../../platform/texts/format.ts';
import { useText } from '../../../platform/texts/i18n.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { timeOf } from '../../eventTimes.ts';
import { OverrideForm } from '../OverrideForm.tsx';
import type { DoorActs } from '../useDoor.ts';
import type { KeptAct } from './actQueue.ts';
import classes from '../Door.module.css';

interface Props {
  door: Door;
  acts: DoorActs;
  ahead: number;
}

/** Whom this device let in without network and the server did not, each with what may be done; nothing while there is none. */
export function ToLookAt({ door, acts, ahead }: Props) {
  const t = useText('door');
  const count = acts.refused.length;
  if (count === 0) return null;
  return (
    <Panel title={t('toLookAt', { count, shown: formatNumber(count) })}>
      <p className={classes.quiet}>{t('toLookAtText')}</p>
      <ul className={classes.doors}>
        {acts.refused.map((act) => (
          <Late key={act.key} door={door} act={act} acts={acts} ahead={ahead} />
        ))}
      </ul>
    </Panel>
  );
}

function Late({ door, act, acts, ahead }: Props & { act: KeptAct }) {
  const t = useText('door');
  const mayOverride = useActor().permissions.has('business.event.override');
  const [overrides, setOverrides] = useState(false);
  const { refused, asked, at } = act;
  if (!refused) return null;
  const { problem, name = asked.code ?? t('unknownPerson') } = refused;
  const isDoubled = problem.code === 'CKE010';
  return (
    <li className={classes.late}>
      <b>{name}</b>
      <span className={classes.quiet}>
        {t('lateAt', { time: timeOf(new Date(at - ahead).toISOString(), door.zone) })}
      </span>
      <span>{isDoubled ? t('doubled') : problemText(problem)}</span>
      {overrides ? (
        <OverrideForm onCancel={() => setOverrides(false)} onSend={(reason) => acts.settle(act, { reason })} />
      ) : (
        <div className={classes.tools}>
          <Button variant="default" aria-label={t('seenOf', { name })} onClick={() => acts.settle(act)}>
            {t('seen')}
          </Button>
          {mayOverride && refused.name !== undefined && !isDoubled && isOverridable([problem as Problem]) && (
            <Button variant="default" aria-label={t('overrideOf', { name })} onClick={() => setOverrides(true)}>
              {t('override')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
