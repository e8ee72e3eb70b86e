import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import type { Door } from '@portal/contract/events/checkIn.ts';
import { isOverridable } from '@portal/domain/events/checkIn.ts';
import type { Problem } from '@portal/domain/problem.ts';
import { useActor } from '../../platform/session/actor.ts';
import { useText } from '../../platform/texts/i18n.ts';
import type { Asked } from './asked.ts';
import { Companions, type Brought } from './Companions.tsx';
import { OverrideForm } from './OverrideForm.tsx';
import type { Outcome } from './useDoor.ts';
import classes from './Answer.module.css';

interface Props {
  door: Door;
  refused: Extract<Outcome, { is: 'refused' }>;
  onCheckIn: (asked: Asked) => void;
}

/**
 * What may be done about a refusal: companions come in without whom the event does not admit, and whoever may lets somebody
 * in all the same.
 */
export function RefusedActs({ door, refused: { asked, attendee, problem }, onCheckIn }: Props) {
  const t = useText('door');
  const mayOverride = useActor().permissions.has('business.event.override');
  const [overrides, setOverrides] = useState(false);
  const [brought, setBrought] = useState<Brought>();
  if (!attendee) return null;
  const isOfKind = problem.code === 'event.kind';
  const canOverride = mayOverride && isOverridable([problem as Problem]);
  return (
    <div className={classes.acts}>
      {isOfKind && (
        <Companions
          door={door}
          title={t('companionsOf', { name: attendee.name })}
          party={{ spouse: false, naturalChildren: 0, spiritualChildren: 0 }}
          submit={t('onlyCompanions')}
          onEnter={setBrought}
          onSend={() => brought && onCheckIn({ ...asked, party: { holder: false, ...brought } })}
        />
      )}
      {canOverride && !overrides && (
        <Button
          variant="default"
          leftSection={<IconShieldCheck size={18} aria-hidden />}
          onClick={() => setOverrides(true)}
        >
          {t('override')}
        </Button>
      )}
      {canOverride && overrides && (
        <OverrideForm
          onCancel={() => setOverrides(false)}
          onSend={(reason) => onCheckIn({ ...asked, override: { reason } })}
        />
      )}
    </div>
  );
}
