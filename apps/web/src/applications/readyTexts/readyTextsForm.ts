import type { KeptReadyTexts } from '@portal/contract/applications/readyTexts.ts';

export type ReadyTextsForm = Pick<KeptReadyTexts, 'texts'>;

export const emptyReadyText = (): ReadyTextsForm['texts'][number] => ({
  text: { en: '', es: '' },
  places: [],
  active: true,
});
