import type { credentialMails as english } from '../../en/outbox/credentialMails.ts';

export const credentialMails: {
  [Template in keyof typeof english]: Record<keyof (typeof english)[Template], string>;
} = {
  staffPasswordChanged: {
    subject: 'Se cambió la contraseña de su cuenta',
    text: `Se cambió la contraseña de su cuenta en el portal interno y se cerró su sesión en otros dispositivos.

Si no fue usted, elija una contraseña nueva desde la pantalla de inicio de sesión y avise a administración.`,
  },
  staffSecondFactorChanged: {
    subject: 'Se cambió el segundo factor de su cuenta',
    text: `Se cambió el segundo factor de su cuenta en el portal interno: {change}

Si no fue usted, cambie su contraseña, cierre sus otras sesiones y avise a administración.`,
  },
  staffSecondFactorRemoved: {
    subject: 'Se quitó el segundo factor de su cuenta',
    text: `Administración quitó el segundo factor de su cuenta en el portal interno y cerró su sesión en todos los dispositivos. A partir de ahora, para entrar a su cuenta basta la contraseña.

Inicie sesión y configure de nuevo un segundo factor: menú de perfil, Segundo factor. Si no lo pidió, avise a administración.`,
  },
};
