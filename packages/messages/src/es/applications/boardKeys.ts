import type { boardKeys as en } from '../../en/applications/boardKeys.ts';
import type { Translation } from '../../translation.ts';

export const boardKeys: Translation<typeof en> = {
  title: 'Atajos de teclado',
  upDown: 'Tarjeta de arriba o de abajo',
  leftRight: 'Columna de la izquierda o de la derecha',
  homeEnd: 'Primera o última tarjeta de la columna',
  enter: 'Abrir la tarjeta',
  neighbours: 'Tarjeta siguiente o anterior, con una abierta',
  move: 'Mover la tarjeta a…',
  assign: 'Asignar la tarjeta',
  tag: 'Etiquetar la tarjeta',
  history: 'Ver el historial de la tarjeta',
  choose: 'Seleccionar la tarjeta',
  search: 'Buscar en el portal',
  help: 'Mostrar estos atajos',
  escape: 'Cerrar lo que está abierto',
  note: 'Las letras actúan sobre la tarjeta que tiene el foco o sobre la que está bajo el puntero. Se desactivan mientras escribe en un campo.',
  letters: 'Atajos de una sola letra',
  lettersHint: 'Desactívelos si dicta textos o presiona teclas sin querer.',
  close: 'Cerrar',
};
