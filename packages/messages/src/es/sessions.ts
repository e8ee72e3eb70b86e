import type { sessions as en } from '../en/sessions.ts';
import type { Translation } from '../translation.ts';

export const sessions: Translation<typeof en> = {
  title: 'Iniciar sesión',
  lead: 'Revisión de solicitudes a la red',
  email: 'Correo',
  password: 'Contraseña',
  remember: 'Mantener la sesión abierta en este dispositivo',
  rememberHint: 'Por 30 días. No lo active en un dispositivo compartido.',
  submit: 'Iniciar sesión',
  submitting: 'Iniciando sesión…',
  ended: 'Su sesión terminó. Inicie sesión y volverá a esta pantalla.',
  forgot: '¿Olvidó su contraseña?',
  terms: 'Términos de uso',
  privacy: 'Política de privacidad',
};
