import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import type { Door } from '@portal/contract/events/checkIn.ts';
import { formatNumber } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { AnswerWords } from './AnswerWords.tsx';
import type { Asked } from './asked.ts';
import { Companions } from './Companions.tsx';
import { RefusedActs } from './RefusedActs.tsx';
import type { DoorActs, Outcome } from './useDoor.ts';
import classes from './Answer.module.css';

interface Props {
  door: Door;
  acts: DoorActs;
  onCheckIn: (asked: Asked) => void;
  /** The next one may come. */
  onDone: () => void;
}

/** What the door says: in large, by a colour, a sign and a word. Below it what may be done about it. */
export function Answer({ door, acts, onCheckIn, onDone }: Props) {
  const { outcome } = acts;
  return (
    <section className={classes.answer} data-tone={toneOf(outcome)} data-answer>
      <output aria-atomic aria-busy={acts.isBusy} className={classes.words}>
        <AnswerWords door={door} outcome={outcome} isBusy={acts.isBusy} />
      </output>
      {outcome?.is === 'in' && <InActs door={door} acts={acts} letIn={outcome.letIn} onDone={onDone} />}
      {outcome?.is === 'kept' && <KeptActs door={door} acts={acts} kept={outcome} onDone={onDone} />}
      {outcome?.is === 'refused' && (
        <RefusedActs key={outcome.key} door={door} refused={outcome} onCheckIn={onCheckIn} />
      )}
      {acts.unsent > 0 && <Unsent acts={acts} />}
    </section>
  );
}

const TONES = { in: 'good', kept: 'good', refused: 'bad', failed: 'bad', undone: 'quiet' } as const;
/** Whom the device does not know, the server has to judge. */
const toneOf = (outcome: Outcome | undefined) =>
  outcome?.is === 'kept' && !outcome.attendee ? 'attention' : outcome ? TONES[outcome.is] : 'quiet';

type Of<Is extends Outcome['is']> = Extract<Outcome, { is: Is }>;

function InActs({
  door,
  acts,
  letIn: { checkIn },
  onDone,
}: Pick<Props, 'door' | 'acts' | 'onDone'> & Pick<Of<'in'>, 'letIn'>) {
  const t = useText('door');
  const { name } = checkIn.attendee;
  const done = (act: () => void) => () => {
    act();
    onDone();
  };
  return (
    <div className={classes.acts}>
      {checkIn.undoable && (
        <Companions
          key={checkIn.id}
          door={door}
          title={t('companionsOf', { name })}
          party={checkIn.party}
          submit={t('saveCompanions')}
          onEnter={(companions) => acts.noteCompanions(checkIn, companions)}
          onSend={done(acts.saveCompanions)}
        />
      )}
      {checkIn.undoable && (
        <Button
          variant="default"
          leftSection={<IconArrowBackUp size={18} aria-hidden />}
          aria-label={t('undoOf', { name })}
          onClick={done(() => acts.undo(checkIn))}
        >
          {t('undo')}
        </Button>
      )}
    </div>
  );
}

/** As long as it is not sent, all of it may be said anew. */
function KeptActs({
  door,
  acts,
  kept: { key, party, attendee },
  onDone,
}: Pick<Props, 'door' | 'acts' | 'onDone'> & { kept: Of<'kept'> }) {
  const t = useText('door');
  const name = attendee?.name ?? t('unknownPerson');
  const done = (act: () => void) => () => {
    act();
    onDone();
  };
  return (
    <div className={classes.acts}>
      <Companions
        key={key}
        door={door}
        title={t('companionsOf', { name })}
        party={party}
        submit={t('saveCompanions')}
        onEnter={(companions) => acts.noteKeptCompanions(key, party, companions)}
        onSend={done(acts.saveCompanions)}
      />
      <Button
        variant="default"
        leftSection={<IconArrowBackUp size={18} aria-hidden />}
        aria-label={t('undoOf', { name })}
        onClick={done(() => acts.undoKept(key, name))}
      >
        {t('undo')}
      </Button>
    </div>
  );
}

/** It stays until all are sent, whatever the door says meanwhile. */
function Unsent({ acts: { unsent, isBusy, sendAgain } }: Pick<Props, 'acts'>) {
  const t = useText('door');
  return (
    <div className={classes.acts}>
      <p className={classes.heading}>{t('waitingToSend', { count: unsent, shown: formatNumber(unsent) })}</p>
      <Button size="md" loading={isBusy} onClick={sendAgain}>
        {t('sendAgain')}
      </Button>
    </div>
  );
}
