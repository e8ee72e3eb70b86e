/** A file that waits for its columns to be looked at. */
import type { StaffContext } from '../../platform/http/context.ts';
import { orderCards } from '../../applications/board/rebuildCards.ts';
import { staffImport } from '../../imports/kinds/staffImport.ts';
import { prepareImport, uploadImport } from '../../imports/uploadImport.ts';

const FILE = `Nombre;Apellidos;Correo electrónico;País;Rol;Observaciones
Amaranta;Villaseñor;amaranta.villasenor@portal.test;México;Analista;
Lisandro;Quezada;lisandro.quezada@portal.test;Colombia;Supervisión;viene de la otra red
Ofelia;Barrantes;ofelia.barrantes@portal;Costa Rica;Analista;
Amaranta;Villaseñor;amaranta.villasenor@portal.test;México;Analista;repetida
`;

/** Reads a file as whoever uploads it does. */
export async function addDemoImport(as: StaffContext): Promise<void> {
  const input = {
    params: { kind: 'STAFF' },
    query: undefined,
    body: undefined,
    signed: undefined,
    file: { name: 'usuarios-2026.csv', bytes: Buffer.from(FILE, 'latin1') },
    client: { ip: '127.0.0.1', userAgent: undefined, idempotencyKey: undefined },
  } as const;
  await uploadImport(as, input, await prepareImport([staffImport(orderCards)])(as, input));
}
