import type { forms as en } from '../en/forms.ts';
import type { Translation } from '../translation.ts';

export const forms: Translation<typeof en> = {
  optional: '{label} (opcional)',
  left: '{count} de {length} caracteres',
  waiting: 'Sin conexión. Lo que escribió se conserva y se envía solo cuando vuelva la conexión.',
  stop: 'Dejar de enviar',
  stopped: 'No se envió. Lo que escribió sigue aquí.',
  stoppedUnsure:
    'Se detuvo sin respuesta, así que pudo haber llegado de todos modos. Cuando vuelva la conexión, revise si llegó antes de enviarlo otra vez.',
  leaveWaiting: 'Esto no se ha enviado. ¿Quiere cerrarlo? Lo que escribió se conserva para cuando lo abra de nuevo.',
  keepWaiting: 'Seguir esperando',
  stopAndClose: 'Detener y cerrar',
  leftUnsure:
    '{title}: se cerró sin respuesta, así que pudo haber llegado de todos modos. Revise si llegó cuando vuelva la conexión.',
  draft: 'Lo que había escrito está aquí de nuevo.',
  draftFile: 'Si había un archivo, elíjalo otra vez.',
  draftSent: 'Se estaba enviando cuando salió: revise si llegó antes de enviarlo otra vez.',
  discardDraft: 'Descartarlo',
  unsavedTitle: '¿Salir sin guardar?',
  unsavedText: 'Lo que escribió aquí no se ha guardado y se descartará.',
  unsavedStay: 'Seguir editando',
  unsavedLeave: 'Salir sin guardar',
  changed: 'Alguien cambió estos datos mientras usted los editaba. Ahora dicen:',
  changedKept: 'Lo que escribió sigue aquí. Guarde para ponerlo en lugar de estos valores.',
  takeNewest: 'Cargar lo más reciente',
  nothing: 'nada',
  nothingFound: 'Nada con ese nombre',
  clear: 'Quitar: {label}',
};
