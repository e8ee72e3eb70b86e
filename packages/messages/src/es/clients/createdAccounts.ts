/** Accounts of the customer portal by when they were created. */
import type { Translation } from '../../translation.ts';
import type { createdAccounts as english } from '../../en/clients/createdAccounts.ts';

export const createdAccounts: Translation<typeof english> = {
  title: 'Cuentas creadas',
  lead: 'Todas las personas que crearon una cuenta en el portal de líderes, cuándo la confirmaron y en qué etapa están.',
  search: 'Buscar por líder, correo, número de caso o iglesia',
  count_zero: 'Ninguna cuenta',
  count_one: '{shown} cuenta',
  count_many: '{shown} de cuentas',
  count_other: '{shown} cuentas',
  emptyText: 'Aquí aparecerán las personas que se registren en el portal de líderes.',
  name: 'Nombre',
  email: 'Correo',
  created: 'Creación',
  confirmed: 'Confirmación',
  'confirmed.yes': 'Confirmada',
  'confirmed.no': 'Sin confirmar',
  language: 'Idioma',
  'language.en': 'Inglés',
  'language.es': 'Español',
  stage: 'Etapa',
  notYet: 'Aún no',
};
