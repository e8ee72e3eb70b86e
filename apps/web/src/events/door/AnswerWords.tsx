import type { ReactNode } from 'react';
import type { Icon } from '@tabler/icons-react';
import { IconArrowBackUp, IconBan, IconCheck, IconCloudOff, IconScan } from '@tabler/icons-react';
import type { Attendee, Door, LetIn } from '@portal/contract/events/checkIn.ts';
import { failureTexts, problemText } from '../../platform/texts/fieldErrors.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { Portrait } from '../../ui/people/Portrait.tsx';
import { useNextStep } from './nextStep.ts';
import { overriddenText, usePartyText } from './partyText.ts';
import type { Outcome } from './useDoor.ts';
import classes from './Answer.module.css';

/** The words of the answer, with who it is about. */
export function AnswerWords({ door, outcome, isBusy }: { door: Door; outcome: Outcome | undefined; isBusy: boolean }) {
  const t = useText('door');
  const nextStep = useNextStep(door);
  if (!outcome) return <Verdict icon={IconScan}>{t(isBusy ? 'checking' : 'waiting')}</Verdict>;
  switch (outcome.is) {
    case 'in':
      return <LetInWords letIn={outcome.letIn} />;
    case 'refused':
      return (
        <>
          <Verdict icon={IconBan}>{t('refused')}</Verdict>
          {outcome.attendee && <Who attendee={outcome.attendee} />}
          <p className={classes.why}>{problemText(outcome.problem)}</p>
          <p>{nextStep(outcome.problem)}</p>
        </>
      );
    case 'kept':
      return <KeptWords kept={outcome} />;
    case 'undone':
      return <Verdict icon={IconArrowBackUp}>{t('undone', { name: outcome.name })}</Verdict>;
    case 'failed':
      return (
        <>
          <Verdict icon={IconBan}>{t('refused')}</Verdict>
          <p className={classes.why}>{failureTexts(outcome.error).join(' ')}</p>
        </>
      );
  }
}

function LetInWords({ letIn: { checkIn, again } }: { letIn: LetIn }) {
  const t = useText('door');
  const partyText = usePartyText();
  return (
    <>
      <Verdict icon={IconCheck}>{t(again ? 'again' : 'in')}</Verdict>
      <Who attendee={checkIn.attendee} />
      <p>{partyText(checkIn.party)}</p>
      {checkIn.overridden.length > 0 && <p>{t('overridden', { why: overriddenText(checkIn.overridden) })}</p>}
    </>
  );
}

function KeptWords({ kept: { attendee, party } }: { kept: Extract<Outcome, { is: 'kept' }> }) {
  const t = useText('door');
  const partyText = usePartyText();
  return (
    <>
      <Verdict icon={attendee ? IconCheck : IconCloudOff}>{t(attendee ? 'in' : 'unverified')}</Verdict>
      {attendee && <Who attendee={attendee} />}
      <p>{partyText(party)}</p>
      <p>{t(attendee ? 'keptText' : 'unverifiedText')}</p>
    </>
  );
}

const Verdict = ({ icon: Mark, children }: { icon: Icon; children: ReactNode }) => (
  <p className={classes.verdict}>
    <Mark size={32} stroke={2.2} aria-hidden />
    {children}
  </p>
);

const Who = ({ attendee: { name, churchName, photo } }: { attendee: Attendee }) => (
  <div className={classes.who}>
    <Portrait name={name} url={photo} size={112} />
    <div>
      <p className={classes.name}>{name}</p>
      {churchName !== null && <p>{churchName}</p>}
    </div>
  </div>
);
