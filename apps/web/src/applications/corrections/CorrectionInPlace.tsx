import type { Correction, Detail } from '@portal/contract/applications/detail.ts';
import { useSending } from '../../platform/forms/useSending.ts';
import { WaitingNotice } from '../../platform/forms/WaitingNotice.tsx';
import { CorrectionItem } from '../dialogs/corrections/CorrectionItem.tsx';

const nothing = () => undefined;

/** A correction at its field: accepted, asked again or withdrawn right there. */
export function CorrectionInPlace({ application, correction }: { application: Detail; correction: Correction }) {
  const { perform, wait, giveUp } = useSending();
  return (
    <div>
      <CorrectionItem application={application} correction={correction} perform={perform} />
      <WaitingNotice wait={wait} asking={false} onStop={giveUp} onLeave={nothing} onStay={nothing} />
    </div>
  );
}
