import { Button } from '@mantine/core';
import { IconBellRinging, IconCalendarPlus, IconPhone } from '@tabler/icons-react';
import type { ReportChurch } from '@portal/contract/census/reportChurches.ts';
import { useActor } from '../../platform/session/actor.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { useChase } from '../chasing/useChase.tsx';
import classes from './Churches.module.css';

const MARKS = { REMIND: IconBellRinging, CALL: IconPhone, REOPEN: IconCalendarPlus };

/** What to do next about a church that owes its report, a press away; what this reader may not do, or is to wait for, in words. */
export function StepCell({ church }: { church: ReportChurch }) {
  const t = useText('reportChurches');
  const { permissions } = useActor();
  const { remind, isReminding, note, reopen, dialog } = useChase(church);
  const step = church.chase?.step;
  if (!step) return <span className={classes.quiet}>{church.closed ? t('closed') : '–'}</span>;
  if (step === 'WAIT' || (step === 'REOPEN' && !permissions.has('business.census.edit'))) return t(`step.${step}`);
  const Mark = MARKS[step];
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<Mark size={16} aria-hidden />}
        loading={isReminding}
        aria-label={t('stepOf', { step: t(`step.${step}`), name: church.name })}
        onClick={{ REMIND: remind, CALL: note, REOPEN: reopen }[step]}
      >
        {t(`step.${step}`)}
      </Button>
      {dialog}
    </>
  );
}
