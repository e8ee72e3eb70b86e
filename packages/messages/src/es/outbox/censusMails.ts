/** What tells churches of their quarterly reports. */
import type { censusMails as english } from '../../en/outbox/censusMails.ts';

export const censusMails: {
  [Template in keyof typeof english]: Record<keyof (typeof english)[Template], string>;
} = {
  censusOpened: {
    subject: 'Reporte trimestral {quarter}/{year} de {church}',
    text: `El reporte del trimestre {quarter} de {year} de su iglesia, {church}, está abierto. Le pedimos que lo envíe a más tardar el {deadline}, al final del día en Nueva York. Lo que ingrese se guarda, así que puede llenarlo poco a poco.

Llene el reporte:
{link}`,
  },
  censusReminder: {
    subject: 'Recordatorio: reporte trimestral {quarter}/{year} de {church}',
    text: `Aún no hemos recibido el reporte del trimestre {quarter} de {year} de su iglesia, {church}. Le pedimos que lo envíe a más tardar el {deadline}, al final del día en Nueva York.

Llene el reporte:
{link}`,
  },
};
