import type { photos as en } from '../../en/applications/photos.ts';
import type { Translation } from '../../translation.ts';

export const photos: Translation<typeof en> = {
  title: 'Foto de {name}',
  frame: 'Parte de la foto que se muestra',
  hint: 'Arrastre la foto o muévala con las flechas. Acerque con + y aleje con −.',
  size: 'El área elegida mide {size} píxeles por lado.',
  zoom: 'Acercamiento',
  closer: 'Acercar',
  away: 'Alejar',
  upload: 'Elegir una foto',
  uploadHint: 'JPG o PNG, mínimo 200×200 píxeles, hasta 15 MB',
  recent: 'Fotos recientes',
  choose: 'Usar {name}',
  none: 'Aún no hay foto. Elija una.',
  broken: 'No se pudo mostrar la foto. Elija otra.',
  loading: 'Cargando la foto…',
  failed: 'No se pudo cargar la foto.',
  submit: 'Guardar la foto',
  done: 'Foto de {name} guardada.',
};
