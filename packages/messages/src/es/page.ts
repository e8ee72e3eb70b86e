import type { page as english } from '../en/page.ts';
import type { Translation } from '../translation.ts';

export const page: Translation<typeof english> = {
  tooOldTitle: 'Este navegador es demasiado antiguo para el portal.',
  tooOldText:
    'Actualícelo o abra el portal en uno más reciente. Sirven las versiones de Chrome, Edge, Firefox y Safari de los últimos tres años.',
};
