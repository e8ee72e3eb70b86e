import { useEffect } from 'react';
import type { Detail } from '@portal/contract/applications/detail.ts';
import { CAME_BACK, useBoardAddress } from '../boardAddress.ts';
import { tabOfField } from '../card/tabOfField.ts';

/** A card whose corrections came back opens at the first of them, for whoever may settle it. */
export function useWhatCameBack(application: Detail | undefined): void {
  const { field, showField, fieldSeen } = useBoardAddress();
  useEffect(() => {
    if (field !== CAME_BACK || !application) return;
    const first = application.corrections.find(({ state }) => state === 'CORRECTED');
    if (first && application.may.askCorrection) showField(first.field, tabOfField(first.field));
    else fieldSeen();
  }, [field, application, showField, fieldSeen]);
}
