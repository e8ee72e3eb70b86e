/** What tells the staff by mail of what they have not read. */
import type { noticeMails as english } from '../../en/outbox/noticeMails.ts';

export const noticeMails: {
  [Template in keyof typeof english]: Record<keyof (typeof english)[Template], string>;
} = {
  standInMessagesUnread: {
    subject: 'Mensajes sin leer en el chat: solicitud {caseNumber}',
    text: 'Quien presentó la solicitud {caseNumber} escribió en el chat. La solicitud está a cargo de {name}, que está ausente; usted le reemplaza y aún no lo ha leído.\n\nLéalo y responda aquí:\n{link}\n\nHasta que lo lea, no se enviará otro aviso como este.',
  },
  noticeMail: {
    subject: 'Novedades en el portal interno',
    text: 'Hay novedades para usted:\n\n{lines}\n\nLéalas aquí:\n{link}\n\nUsted eligió recibirlas por correo. Puede cambiarlo en el menú de su perfil, en Avisos.',
  },
  noticeDigest: {
    subject: 'Su resumen diario del portal interno',
    text: 'Esto es lo que aún no ha leído:\n\n{lines}\n\nLéalo aquí:\n{link}\n\nUsted eligió recibirlo una vez al día. Puede cambiarlo en el menú de su perfil, en Avisos.',
  },
};
