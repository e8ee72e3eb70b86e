import { useEffect, useRef, useState, useSyncExternalStore, type ComponentType } from 'react';
import { Button } from '@mantine/core';
import { whole } from '../late/chunks.ts';
import { failureCodes } from '../texts/fieldErrors.ts';
import { useText } from '../texts/i18n.ts';
import type { TellProps } from './TellAdministrator.tsx';
import { changeTelling, onTellings, placeLike, tellingAt } from './tellings.ts';
import classes from './FailureDetails.module.css';

const loadForm = whole(async () => (await import('./TellAdministrator.tsx')).TellAdministrator);

/** The button that opens the report in its place, and what became of it. */
export function Telling({ error }: { error: unknown }) {
  const [{ place: placeNow, subscribe }] = useState(() => placeLike(`${failureCodes(error)} ${location.pathname}`));
  const place = useSyncExternalStore(subscribe, placeNow);
  return place === undefined ? null : <TellingAt key={place} place={place} error={error} />;
}

function TellingAt({ place, error }: { place: string; error: unknown }) {
  const t = useText('problems');
  const { step } = useSyncExternalStore(onTellings, () => tellingAt(place));
  const [Form, setForm] = useState<ComponentType<TellProps>>();
  const [missing, setMissing] = useState(false);
  const part = useRef<HTMLDivElement>(null);
  const before = useRef<typeof step>('closed');

  useEffect(() => {
    if (step !== 'open' || Form) return;
    loadForm().then(
      (loaded) => setForm(() => loaded),
      () => {
        changeTelling(place, { step: 'closed' });
        setMissing(true);
      },
    );
  }, [step, Form, place]);

  useEffect(() => {
    // The button or field that had the focus is no longer on the page, and the focus where nothing is done: what stands in
    // its place takes it.
    const lost = document.activeElement?.contains(part.current) && step !== before.current;
    before.current = step;
    if (lost && step !== 'open') part.current?.querySelector<HTMLElement>('button, output')?.focus();
  }, [step]);

  return (
    <div ref={part}>
      {step === 'told' ? (
        <output tabIndex={-1} className={classes.told}>
          {t('told')}
        </output>
      ) : step === 'open' && Form ? (
        <Form place={place} error={error} />
      ) : (
        <Button
          className={classes.link}
          variant="subtle"
          size="compact-sm"
          onClick={() => {
            setMissing(false);
            changeTelling(place, { step: 'open' });
          }}
        >
          {t('tell')}
        </Button>
      )}
      {missing && <p role="alert">{t('notOpened')}</p>}
    </div>
  );
}
