import { useState } from 'react';
import type { Correction, Detail } from '@portal/contract/applications/detail.ts';
import { keepingFocus } from '../../../platform/forms/keepingFocus.ts';
import type { Perform } from '../../../platform/forms/useSending.ts';
import { call } from '../../../platform/network/api.ts';
import { GivenUp } from '../../../platform/network/untilAnswered.ts';
import { useText } from '../../../platform/texts/i18n.ts';
import { showToast } from '../../../ui/toasts/toasts.ts';
import { useCardAct } from '../../applications.queries.ts';
import { useFieldLabel } from '../../card/form/useFieldLabel.ts';

/** Accepts a correction, or takes it back; why it was not is told beside it. */
export function useSettleCorrection(application: Detail, correction: Correction, perform: Perform) {
  const t = useText('applicationDetail');
  const label = useFieldLabel();
  // From the press on: a move of the card may have to be answered first.
  const [settling, setSettling] = useState(false);
  const [failed, setFailed] = useState<{ error: unknown }>();
  const act = useCardAct(application, (how: 'accept' | 'withdraw', { version, idempotencyKey }) =>
    call(how === 'accept' ? 'acceptCorrection' : 'withdrawCorrection', {
      params: { id: application.id, correction: correction.id },
      body: { version },
      idempotencyKey,
    }),
  );
  const settle = async (how: 'accept' | 'withdraw') => {
    setFailed(undefined);
    setSettling(true);
    try {
      await perform((sending) => act.send(how, sending));
      const text = t(`correctionsDialog.${how === 'accept' ? 'accepted' : 'withdrawn'}`, {
        field: label.full(correction.field),
      });
      showToast({ tone: 'done', subject: `correction ${correction.id}`, text });
    } catch (error) {
      if (!(error instanceof GivenUp)) setFailed({ error });
    } finally {
      setSettling(false);
    }
  };
  return { settle: (how: 'accept' | 'withdraw') => keepingFocus(() => settle(how)), settling, failed };
}
