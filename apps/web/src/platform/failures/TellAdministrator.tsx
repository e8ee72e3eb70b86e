import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Button, Textarea } from '@mantine/core';
import { paragraph, tidy } from '@portal/domain/fields/rules.ts';
import { faultOf, MAX_PROBLEM_WORDS, screenOf } from '@portal/domain/problems/problemReports.ts';
import { failureCodes, failureTexts, problemText } from '../texts/fieldErrors.ts';
import { useText } from '../texts/i18n.ts';
import { CodeNote } from './CodeNote.tsx';
import { ApiRefusal, isRefusal } from '../network/refusals.ts';
import { changeTelling, onTellings, sendTelling, tellingAt, type Facts } from './tellings.ts';
import classes from './TellAdministrator.module.css';

export interface TellProps {
  /** The key of this report among those being written (tellings.ts). */
  place: string;
  error: unknown;
}

const wordsRule = paragraph(MAX_PROBLEM_WORDS);

/**
 * Tells the administrators of a failure, with a sentence of the person's own if they like. No `<form>`: a failure may be
 * told inside one.
 */
export function TellAdministrator({ place, error }: TellProps) {
  const t = useText('problems');
  const common = useText('common');
  const { words, sending, failure } = useSyncExternalStore(onTellings, () => tellingAt(place));
  const field = useRef<HTMLTextAreaElement>(null);
  const wrong = wordsRule(tidy(words), '');

  useEffect(() => {
    // Opened by its button, it takes the focus. Shown again because its failure is, it leaves the focus where that is.
    if (document.activeElement === document.body) field.current?.focus();
  }, []);

  return (
    <div className={classes.tell} data-form>
      <Textarea
        ref={field}
        label={t('words')}
        description={!wrong && t('wordsHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={words}
        onChange={({ currentTarget }) => changeTelling(place, { words: currentTarget.value })}
        error={wrong && problemText(wrong)}
        autosize
        minRows={2}
        maxRows={6}
      />
      {failure !== undefined && (
        <div className={classes.failed}>
          <p role="alert">{isRefusal(failure, 'http.tooMany') ? failureTexts(failure).join(' ') : t('notTold')}</p>
          <CodeNote error={failure} />
        </div>
      )}
      <div className={classes.buttons}>
        <Button
          size="compact-sm"
          loading={sending}
          onClick={() => {
            if (!wrong) void sendTelling(place, factsOf(error));
          }}
        >
          {t('send')}
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => changeTelling(place, { step: 'closed' })}>
          {common('cancel')}
        </Button>
      </div>
    </div>
  );
}

const factsOf = (error: unknown): Facts => ({
  codes: failureCodes(error).split(', '),
  fault: error instanceof ApiRefusal ? null : faultOf(error),
  requestId: error instanceof ApiRefusal ? (error.requestId ?? null) : null,
  screen: screenOf(location.pathname),
  build: __BUILD__,
});
