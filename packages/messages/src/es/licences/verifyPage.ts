import type { Translation } from '../../translation.ts';
import type { verifyPage as texts } from '../../en/licences/verifyPage.ts';

export const verifyPage: Translation<typeof texts> = {
  portal: 'Portal de líderes',
  language: 'Idioma de la página',
  'title.ACTIVE': 'Licencia válida',
  'title.EXPIRED': 'Licencia vencida',
  'title.INACTIVE': 'Licencia inactiva',
  'title.UNKNOWN': 'Licencia desconocida',
  'text.ACTIVE': 'Esta licencia es válida.',
  'text.EXPIRED': 'Esta licencia venció y ya no es válida.',
  'text.INACTIVE': 'Esta licencia está inactiva y no es válida.',
  'text.UNKNOWN': 'No existe ninguna licencia con este código. Revise el código de la credencial.',
  code: 'Licencia',
  name: 'Nombre',
  titled: 'Título',
  church: 'Iglesia',
  until: 'Válida hasta',
  expired: 'Venció el',
};
