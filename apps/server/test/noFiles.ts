import { tmpdir } from 'node:os';
import { localFileStore } from '../src/platform/files/store/localFileStore.ts';

/** For work that stores no file: one that did would be found in the machine's own folder. */
export const noFiles = localFileStore(tmpdir());
