import { Button } from '@mantine/core';
import { useCopying } from '../browser/useCopying.ts';
import { failureCodes } from '../texts/fieldErrors.ts';
import { useText } from '../texts/i18n.ts';
import { ApiRefusal } from '../network/refusals.ts';
import { findSession } from '../session/session.ts';
import { Telling } from './Telling.tsx';
import classes from './FailureDetails.module.css';

/** Codes, and the request with a button that copies it. */
export function FailureFacts({ error }: { error: unknown }) {
  const common = useText('common');
  const requestId = error instanceof ApiRefusal ? error.requestId : undefined;
  return (
    <div className={classes.facts}>
      <span>{common('codeNote', { codes: failureCodes(error) })}</span>
      {requestId !== undefined && <RequestId requestId={requestId} />}
    </div>
  );
}

/** For who is signed in, the way to tell an administrator. */
export const FailureWay = ({ error }: { error: unknown }) => (
  <div className={classes.details}>{findSession() && <Telling key={failureCodes(error)} error={error} />}</div>
);

function RequestId({ requestId }: { requestId: string }) {
  const t = useText('problems');
  const { copy, said, shown } = useCopying(requestId);
  return (
    <>
      <span>
        {t('request')}{' '}
        <span ref={shown} className={classes.request}>
          {requestId}
        </span>
      </span>
      <Button className={classes.link} variant="subtle" size="compact-sm" aria-label={t('copyRequest')} onClick={copy}>
        {t('copy')}
      </Button>
      {/* It stands there before it says something, so that it is read aloud. */}
      <output>{said && t(said)}</output>
    </>
  );
}
