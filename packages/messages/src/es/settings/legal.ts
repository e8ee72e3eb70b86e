import type { legal as en } from '../../en/settings/legal.ts';
import type { Translation } from '../../translation.ts';

export const legal: Translation<typeof en> = {
  version: 'Versión del {date}',
  contents: 'Contenido',
  print: 'Imprimir',
  termsTitle: 'Términos de uso',
  termsLead: 'Estos términos de {organization} rigen para toda persona que usa este portal. Al usarlo, los acepta.',
  'terms.acceptance': 'Quién puede usar el portal',
  'terms.acceptance.1':
    'El portal es para las personas a quienes {organization} dio una cuenta: su equipo, y los líderes y pastores que presentan una solicitud a la red. La cuenta es personal. No comparta su contraseña y avise de inmediato a administración si cree que otra persona la conoce.',
  'terms.acceptance.2':
    'Lo que lee en el portal sobre las personas solicitantes, sus familias y sus iglesias es confidencial. Úselo solo para revisar solicitudes y cuidar de la red, y no lo comparta con nadie que no lo necesite para ese trabajo.',
  'terms.social': 'Descargo sobre redes sociales',
  'terms.social.1':
    'Las solicitudes pueden mencionar cuentas y páginas en redes sociales, y el portal puede enlazarlas. Esas redes son de otros y tienen sus propios términos. {organization} no controla ni respalda lo que allí se publica, ni responde por ello.',
  'terms.social.2':
    'Lo que el equipo, los líderes o los miembros publican en sus propias cuentas es su opinión y no una declaración de {organization}. No publique en una red social nada del portal: ni nombres, ni fotografías, ni documentos, ni decisiones.',
  'terms.liability': 'Descargo de responsabilidad',
  'terms.liability.1':
    'El portal se ofrece tal como es y según esté disponible. Trabajamos para que sea correcto, completo y accesible, pero no damos garantía alguna, expresa ni implícita, de que esté libre de errores o interrupciones o de que sirva para un fin determinado.',
  'terms.liability.2':
    'En la medida en que la ley lo permita, {organization} y quienes trabajan para ella no responden por daños indirectos, incidentales o consecuentes que resulten de usar el portal o de no poder usarlo, ni de decisiones tomadas con información que contiene. Nada en estos términos excluye una responsabilidad que la ley no permite excluir.',
  'terms.termination': 'Terminación',
  'terms.termination.1':
    'Usted puede dejar de usar el portal en cualquier momento y pedir a administración que cierre su cuenta. {organization} puede suspender o cerrar una cuenta, con o sin aviso, cuando se incumplen estos términos, cuando terminó el trabajo para el que se abrió o cuando la seguridad del portal lo exige.',
  'terms.termination.2':
    'Cuando una cuenta termina, termina también el derecho a usar el portal. El deber de confidencialidad, el descargo de responsabilidad, la ley aplicable y las reglas sobre derechos de autor siguen vigentes.',
  'terms.law': 'Ley aplicable',
  'terms.law.1':
    'Estos términos se rigen por las leyes del estado de {state}, Estados Unidos de América, sin atender a sus normas sobre conflicto de leyes. Los tribunales de ese estado son competentes en toda controversia que no pueda resolverse de buena fe, salvo que una ley irrenunciable disponga otra cosa.',
  'terms.law.2': 'Si una disposición de estos términos no puede hacerse cumplir, las demás siguen vigentes.',
  'terms.copyright': 'Derechos de autor',
  'terms.copyright.1':
    'El portal, sus textos, cursos, certificados, diseños y marcas pertenecen a {organization} o a quienes le otorgaron licencia, y están protegidos por derechos de autor. Puede usarlos e imprimirlos para su trabajo con la red. Toda otra copia, publicación o venta necesita permiso por escrito.',
  'terms.copyright.2':
    'Lo que envía una persona solicitante, como fotografías, documentos y textos, sigue siendo suyo; permite a {organization} conservarlo y usarlo para revisar la solicitud y servir a la red.',
  'terms.refund': 'Sin reembolso ni envíos',
  'terms.refund.1':
    'El costo de la solicitud paga su revisión, cualquiera que sea el resultado. Una vez pagado no se reembolsa, ni en todo ni en parte, salvo cuando la ley lo exija o un pago se haya cobrado dos veces por error.',
  'terms.refund.2':
    'En el portal no se vende nada que se entregue por correo postal, así que no hay envíos. Lo que recibe una persona solicitante, como una licencia o un certificado, se entrega en forma digital.',
  privacyTitle: 'Política de privacidad',
  privacyLead: 'Qué datos suyos conserva {organization} en este portal, para qué, y qué puede usted pedir.',
  'privacy.data': 'Datos que recopilamos',
  'privacy.data.1':
    'De quienes trabajan en el portal: nombre, correo, país, idioma, teléfono si lo dan, roles, y qué se hizo en el portal y cuándo. De cada inicio de sesión: la hora, la dirección IP y lo que el navegador informa sobre sí mismo.',
  'privacy.data.2':
    'De quienes presentan una solicitud: lo que escriben en el formulario sobre sí, su cónyuge, su ministerio y una persona de contacto; las fotografías y los documentos que agregan; los mensajes; y el avance de la solicitud. Los números de tarjeta se escriben con el proveedor de pagos y nunca llegan al portal.',
  'privacy.use': 'Cómo usamos los datos',
  'privacy.use.1':
    'Para revisar solicitudes, comunicarnos con solicitantes y líderes, cuidar de las iglesias de la red, emitir licencias y certificados, realizar eventos y cursos, proteger las cuentas y cumplir deberes legales.',
  'privacy.use.2':
    'No vendemos datos personales ni los usamos para publicidad. Los ve el equipo cuyo rol lo requiere, y los proveedores que trabajan para nosotros por contrato, como los que alojan el portal, entregan el correo o procesan los pagos.',
  'privacy.cookies': 'Cookies',
  'privacy.cookies.1':
    'El portal usa solo las cookies y el almacenamiento del navegador que necesita para funcionar: para mantener abierta su sesión y recordar su idioma y apariencia. No sirven para rastrear su actividad, y ninguna otra empresa las lee.',
  'privacy.cookies.2':
    'Lo que mantiene abierta su sesión se borra cuando la cierra. Si su navegador rechaza las cookies, no puede iniciar sesión.',
  'privacy.security': 'Seguridad',
  'privacy.security.1':
    'Las contraseñas se guardan solo de una forma en que no se pueden volver a leer. Los enlaces que enviamos sirven una vez y vencen. Cada persona ve solo lo que su rol permite, y los cambios quedan registrados con quien los hizo.',
  'privacy.security.2':
    'Ningún sistema es del todo seguro. Si sabemos de un incidente que afecta sus datos, le avisaremos y avisaremos a las autoridades como lo exige la ley. En Mis sesiones puede ver dónde tiene la sesión abierta y cerrar esas sesiones.',
  'privacy.changes': 'Cambios a esta política',
  'privacy.changes.1':
    'Cambiamos esta política cuando cambian el portal o la ley. La fecha al comienzo indica qué versión está leyendo. Anunciamos los cambios importantes en el portal o por correo antes de que entren en vigor.',
  'privacy.contact': 'Contacto',
  'privacy.contact.1':
    'Puede preguntar qué datos suyos conservamos, pedir que se corrijan y pedir que se borren cuando ningún deber legal obliga a conservarlos.',
  'privacy.contact.mail': 'Escriba a {email}. Respondemos lo antes posible.',
  'privacy.contact.noMail': 'Hable con administración de {organization} o con la persona que envió su invitación.',
};
