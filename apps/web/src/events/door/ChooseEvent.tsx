import { useState } from 'react';
import { IconArrowLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { eventCodeProblem } from '@portal/domain/events/code.ts';
import { UntilRead } from '../../platform/failures/UntilRead.tsx';
import { call } from '../../platform/network/api.ts';
import { problemText } from '../../platform/texts/fieldErrors.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { Panel } from '../../ui/Panel.tsx';
import { EventStatusMark } from '../EventStatusMark.tsx';
import { whenOf } from '../eventTimes.ts';
import { EVENTS } from '../events.queries.ts';
import { BigCodeForm } from './BigCodeForm.tsx';
import { keptDoors } from './offline/keptList.ts';
import { useFirstFocus } from './useFirstFocus.ts';
import classes from './Door.module.css';

interface Props {
  /** What was entered before and is no event's code, with why. */
  typed?: string;
  wrong?: string;
  onOpen: (code: string) => void;
}

/** Which event's door this is: by its code, however it is spelled, or one of today's. */
export function ChooseEvent({ typed = '', wrong, onOpen }: Props) {
  const t = useText('door');
  const field = useFirstFocus();
  const [code, setCode] = useState(typed);
  const [problem, setProblem] = useState(wrong);
  const doors = useQuery({
    queryKey: [...EVENTS, 'doors'],
    queryFn: ({ signal }) => call('listDoors', { signal }),
    staleTime: 0,
  });
  const kept = useQuery({ queryKey: [...EVENTS, 'kept'], queryFn: keptDoors, staleTime: 0, networkMode: 'always' });
  // Without network those that lie on this device.
  const isAlone = doors.isError || doors.isPaused;
  const shown = doors.data ?? (isAlone && kept.data?.length ? kept.data : undefined);
  const submit = () => {
    const found = eventCodeProblem(code);
    setProblem(found && problemText(found));
    if (!found) onOpen(code.trim());
  };
  return (
    <div className={classes.screen}>
      <header>
        {/* Another document, with another policy: not a step of the router. */}
        <a className={classes.back} href="/B_Portal/">
          <IconArrowLeft size={18} aria-hidden />
          {t('toPortal')}
        </a>
        <h1>{t('chooseTitle')}</h1>
        <p className={classes.quiet}>{t('chooseText')}</p>
      </header>
      <BigCodeForm
        field={field}
        label={t('eventCode')}
        description={t('eventCodeHint')}
        value={code}
        onValue={setCode}
        error={problem}
        maxLength={100}
        submit={t('open')}
        onSubmit={submit}
      />
      <Panel title={t('today')}>
        {!(doors.isPaused && shown) && <UntilRead query={doors} />}
        {shown?.length === 0 && <p className={classes.quiet}>{t('noneToday')}</p>}
        <ul className={classes.doors}>
          {shown?.map((door) => (
            <li key={door.id}>
              <button type="button" className={classes.door} onClick={() => onOpen(door.code)}>
                <span>
                  <b>{door.name}</b>
                  <span className={classes.quiet}>{[door.place, whenOf(door)].join(' · ')}</span>
                  <EventStatusMark status={door.status} />
                </span>
                <IconChevronRight size={20} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}
