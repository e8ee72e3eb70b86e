/** What the demo tells by notifications, in both languages. */
import type { BothLanguages } from '@portal/domain/languages.ts';

export interface DemoNotification {
  name: string;
  title: BothLanguages;
  message: BothLanguages;
  body: BothLanguages;
  is: 'SENT' | 'DRAFT' | 'SCHEDULED' | 'CANCELLED';
  /** It goes to some whose applications are reviewed, too. */
  applicants?: true;
}

const text = (en: string, es: string): BothLanguages => ({ en, es });

export const DEMO_NOTIFICATIONS: readonly DemoNotification[] = [
  {
    name: 'Analysts: new guide',
    title: text('A new guide for reviews', 'Nueva guía para las revisiones'),
    message: text('You find it under Resources.', 'La encuentra en Recursos.'),
    body: text(
      'The guide tells how an application is reviewed, step by step.',
      'La guía cuenta paso a paso cómo se revisa una solicitud.',
    ),
    is: 'SENT',
  },
  {
    name: 'Analysts: deadlines in December',
    title: text('Deadlines in December', 'Plazos en diciembre'),
    message: text('Please plan ahead.', 'Planifique con tiempo.'),
    body: text(
      'The office is closed from December 24 to January 1.',
      'La oficina cierra del 24 de diciembre al 1 de enero.',
    ),
    is: 'SENT',
  },
  {
    name: 'Review: questions on Thursday',
    title: text('Your questions on Thursday', 'Sus preguntas el jueves'),
    message: text('It begins at ten, New York time.', 'Comienza a las diez, hora de Nueva York.'),
    body: text(
      'We look at corrections together. Bring your questions.',
      'Veremos juntos las correcciones. Traiga sus preguntas.',
    ),
    is: 'SENT',
    applicants: true,
  },
  {
    name: 'Gathering of leaders: reminder',
    title: text('The gathering is near', 'Se acerca el encuentro'),
    message: text('Three weeks are left.', 'Faltan tres semanas.'),
    body: text('Remind the leaders whom you accompany.', 'Recuérdelo a los líderes que usted acompaña.'),
    is: 'SCHEDULED',
  },
  {
    name: 'Quarterly report: opening',
    title: text('The quarterly report opens', 'Se abre el informe trimestral'),
    message: text('Churches may report from today on.', 'Las iglesias pueden informar desde hoy.'),
    body: text('Help those who report for the first time.', 'Ayude a quienes informan por primera vez.'),
    is: 'SCHEDULED',
  },
  {
    name: 'Fast of the network',
    title: text('We fast together', 'Ayunamos juntos'),
    message: text('On the first Friday of the month.', 'El primer viernes del mes.'),
    body: text(
      'From sunrise to sunset we pray for the regions.',
      'Desde el amanecer hasta el atardecer oramos por las regiones.',
    ),
    is: 'CANCELLED',
  },
  {
    name: 'Changes to the fee',
    title: text('The fee changes', 'Cambia la tarifa'),
    message: text('From next year on.', 'Desde el próximo año.'),
    body: text('', ''),
    is: 'DRAFT',
  },
  {
    name: 'New pages of the portal',
    title: text('New in the portal', 'Novedades del portal'),
    message: text('Events have pages of their own.', 'Los eventos tienen páginas propias.'),
    body: text('See who came, and admit people with a code.', 'Vea quién asistió y admita con un código.'),
    is: 'DRAFT',
  },
];
