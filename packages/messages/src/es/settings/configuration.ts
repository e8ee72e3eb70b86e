import type { configuration as en } from '../../en/settings/configuration.ts';
import type { Translation } from '../../translation.ts';

export const configuration: Translation<typeof en> = {
  title: 'Reglas internas',
  'section.tags': 'Etiquetas',
  'lead.tags': 'Etiquetas que el personal pone en las solicitudes. Lo que cambie aquí cambiará en todas las tarjetas.',
  'section.secondPerson': 'Segunda persona',
  'lead.secondPerson': 'Por encima de este monto, una exoneración de pago espera hasta que otra persona la otorgue.',
  'section.stageLimits': 'Plazos',
  'lead.stageLimits':
    'Cuántos días hábiles puede estar una tarjeta en una etapa. Al llegar al plazo su edad se ve en ámbar y al doble del plazo en rojo; mientras el solicitante tiene correcciones por hacer, el tiempo se detiene.',
  'section.drafts': 'Solicitudes sin terminar',
  'lead.drafts':
    'Después de cuánto tiempo se borra una solicitud que nadie continúa. Antes, quien la inició recibe dos avisos por correo.',
  'section.readyTexts': 'Textos listos',
  'lead.readyTexts':
    'Lo que se pide una y otra vez al solicitar correcciones. El solicitante lo lee en su propio idioma.',
};
