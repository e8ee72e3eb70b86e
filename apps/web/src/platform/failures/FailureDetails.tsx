import { useRef, useState } from 'react';
import { Button } from '@mantine/core';
import { failureCodes } from '../texts/fieldErrors.ts';
import { useText } from '../texts/i18n.ts';
import { ApiRefusal } from '../network/refusals.ts';
import { findSession } from '../session/session.ts';
import { Telling } from './Telling.tsx';
import classes from './FailureDetails.module.css';

/** Codes, the request with a button that copies it, and, for who is signed in, the way to tell an administrator. */
export function FailureDetails({ error }: { error: unknown }) {
  const common = useText('common');
  const requestId = error instanceof ApiRefusal ? error.requestId : undefined;
  return (
    <div className={classes.details}>
      <div className={classes.facts}>
        <span>{common('codeNote', { codes: failureCodes(error) })}</span>
        {requestId !== undefined && <RequestId requestId={requestId} />}
      </div>
      {findSession() && <Telling key={failureCodes(error)} error={error} />}
    </div>
  );
}

function RequestId({ requestId }: { requestId: string }) {
  const t = useText('problems');
  const [said, setSaid] = useState<'copied' | 'selected'>();
  const shown = useRef<HTMLElement>(null);

  const copy = async () => {
    try {
      // Missing where the portal is served by plain http.
      await navigator.clipboard.writeText(requestId);
      setSaid('copied');
    } catch {
      if (shown.current) getSelection()?.selectAllChildren(shown.current);
      setSaid('selected');
    }
  };

  return (
    <>
      <span>
        {t('request')}{' '}
        <span ref={shown} className={classes.request}>
          {requestId}
        </span>
      </span>
      <Button
        className={classes.link}
        variant="subtle"
        size="compact-sm"
        aria-label={t('copyRequest')}
        onClick={() => void copy()}
      >
        {t('copy')}
      </Button>
      {/* It stands there before it says something, so that it is read aloud. */}
      <output>{said && t(said)}</output>
    </>
  );
}
