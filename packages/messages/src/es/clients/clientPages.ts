import type { clientPages as en } from '../../en/clients/clientPages.ts';
import type { Translation } from '../../translation.ts';

export const clientPages: Translation<typeof en> = {
  portal: 'Portal de líderes',
  language: 'Idioma de la página',
  'confirm.title': 'Confirme su cuenta',
  'confirm.text': 'Presione el botón y su cuenta quedará activa.',
  'confirm.submit': 'Confirmar cuenta',
  'confirm.doneTitle': 'Su cuenta está confirmada',
  'confirm.doneText': 'Puede iniciar sesión en el portal de líderes con su correo y su contraseña.',
  'password.title': 'Elija una contraseña',
  'password.text': 'Se cerrará su sesión en todos los dispositivos. Después, inicie sesión con la contraseña nueva.',
  'password.field': 'Contraseña nueva',
  'password.repeat': 'Repita la contraseña nueva',
  'password.submit': 'Guardar contraseña',
  'password.doneTitle': 'Contraseña guardada',
  'password.doneText': 'Puede iniciar sesión en el portal de líderes con su correo y la contraseña nueva.',
  'email.title': 'Confirme su correo nuevo',
  'email.text': 'Presione el botón y desde entonces iniciará sesión con este correo. Su contraseña seguirá igual.',
  'email.submit': 'Confirmar correo',
  'email.doneTitle': 'Su correo nuevo está confirmado',
  'email.doneText': 'Desde ahora inicie sesión con él; nuestros mensajes también llegarán allí.',
  usedTitle: 'Este enlace ya no sirve',
  usedText: 'Ya se usó, venció o lo reemplazó uno más reciente. Si acaba de usarlo, ya está todo hecho.',
  takenTitle: 'Este correo está en uso',
  takenText: 'Otra cuenta ya lo usa. La suya no cambió; inicie sesión con el correo anterior.',
  failedTitle: 'No se pudo completar',
  again: 'Abrir el enlace otra vez',
  elsewhereTitle: 'El portal de líderes no está configurado aquí',
  elsewhereText:
    'Los solicitantes completan y siguen sus solicitudes en el portal de líderes. Mientras no se indique su dirección (CLIENT_URL), los enlaces hacia él llevan a esta página; los enlaces de cuentas funcionan aquí.',
};
