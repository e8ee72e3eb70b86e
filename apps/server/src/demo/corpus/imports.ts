/** What stands in the files that the demonstration brings in: of each kind one that was, and one of staff that waits to be looked at. */
import type { ImportKind } from '@portal/domain/imports/imports.ts';

interface DemoFile {
  kind: ImportKind;
  name: string;
  text: string;
}

export const WAITING: DemoFile = {
  kind: 'STAFF',
  name: 'usuarios-2026.csv',
  text: `Nombre;Apellidos;Correo electrónico;País;Rol;Observaciones
Amaranta;Villaseñor;amaranta.villasenor@portal.test;México;Analista;
Lisandro;Quezada;lisandro.quezada@portal.test;Colombia;Supervisión;viene de la otra red
Ofelia;Barrantes;ofelia.barrantes@portal;Costa Rica;Analista;
Amaranta;Villaseñor;amaranta.villasenor@portal.test;México;Analista;repetida
`,
};

interface Known {
  /** Accounts of clients who have begun no application. */
  accounts: readonly string[];
  /** The last quarter that is over. */
  year: number;
  quarter: number;
}

/** In the order in which they are brought in: the figures are those of churches that came with their leaders. */
export const finishedFiles = ({ accounts, year, quarter }: Known): readonly DemoFile[] => [
  {
    kind: 'STAFF',
    name: 'equipo-de-apoyo.csv',
    text: `Nombre;Apellidos;Correo electrónico;País;Rol
Melchor;Zaldívar;melchor.zaldivar@portal.test;México;Analista
Analia;Conocida;analyst@portal.test;México;Analista
Petra;Ruvalcaba;petra.ruvalcaba;México;Analista
`,
  },
  {
    kind: 'LEADERS',
    name: 'lideres-del-sur.csv',
    text: `Nombre;Apellidos;Correo electrónico;Indicativo;Teléfono;Iglesia;Ciudad;País;Fecha de apertura
Casilda;Etchegaray;casilda.etchegaray@portal.test;598;91234567;Casa Alondra;Montevideo;Uruguay;2004-05-01
Baltasar;Iriarte;baltasar.iriarte@portal.test;;;Casa Calandria;Salto;Uruguay;2011-09-18
Casilda;Etchegaray;CASILDA.ETCHEGARAY@portal.test;;;Casa Alondra;Montevideo;Uruguay;2004-05-01
Hilario;Bentancor;hilario.bentancor@portal.test;;;Casa Zorzal;Rocha;Uruguay;pronto
`,
  },
  {
    kind: 'CENSUS',
    name: 'cifras-anteriores.csv',
    text: `Iglesia;País;Año;Trimestre;Miembros activos;Asistencia promedio
Casa Alondra;Uruguay;${year};${quarter};84;61
Casa Calandria;Uruguay;${year};${quarter};47;39
Casa Calandria;Uruguay;${year};${quarter};47;39
Casa Hornero;Uruguay;${year};${quarter};30;25
`,
  },
  {
    kind: 'APPLICATIONS',
    name: 'solicitudes-en-papel.csv',
    text: [
      'Correo de la cuenta;FORM_LEADER_NAME;FORM_LEADER_LAST_NAME;FORM_MINISTRY_NAME;FORM_MINISTRY_COUNTRY',
      ...accounts.map((account, at) => `${account};Fermín;Olazábal;Casa Benteveo ${at + 1};Uruguay`),
      'nadie.conocido@portal.test;Serafina;Goyeneche;Casa Chajá;Uruguay',
      '',
    ].join('\n'),
  },
];
