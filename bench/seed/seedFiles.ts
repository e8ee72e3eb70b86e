import { DOCUMENT_KINDS, type DocumentKind } from '@portal/domain/applications/form.ts';
import { documentsOf } from '../../apps/server/src/demo/corpus/documents.ts';
import { PORTRAITS } from '../../apps/server/src/demo/corpus/portraits/traits.ts';
import { demoFiles } from '../../apps/server/src/demo/demoFiles.ts';
import type { ReceivedFile } from '../../apps/server/src/platform/files/receiveFile.ts';
import type { Services } from '../../apps/server/src/platform/services.ts';

interface SeedFile {
  id: number;
  name: string;
}

/** By what they show; plain, so that threads can be given them. */
export type SeedFiles = ReadonlyMap<string, SeedFile>;

export const portraitOf = (files: SeedFiles, number: number): SeedFile => find(files, `portrait ${number % PORTRAITS}`);
export const documentOf = (files: SeedFiles, kind: DocumentKind, number: number): SeedFile =>
  find(files, `${kind} ${number % documentsOf(kind)}`);

function find(files: SeedFiles, key: string): SeedFile {
  const file = files.get(key);
  if (!file) throw new Error('A file of the demonstration is missing.');
  return file;
}

/** Stores the demonstration's portraits and documents once; a hundred thousand applicants share them. */
export async function storeSeedFiles(services: Services): Promise<SeedFiles> {
  const files = demoFiles(services);
  const store = ({ fileId, name }: ReceivedFile): SeedFile => ({ id: fileId, name });
  const all = new Map<string, SeedFile>();
  for (let number = 0; number < PORTRAITS; number += 1) {
    all.set(`portrait ${number}`, store(await files.portrait(number)));
  }
  for (const kind of DOCUMENT_KINDS) {
    for (let number = 0; number < documentsOf(kind); number += 1) {
      all.set(`${kind} ${number}`, store(await files.document(kind, number)));
    }
  }
  return all;
}
