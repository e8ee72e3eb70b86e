import fs from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface Stream {
  nfd: number;
}

interface NodeFileSystem {
  stream_ops: { fsync?: (stream: Stream) => number };
}

type Module = Awaited<ReturnType<NodeFS['init']>>['emscriptenOpts'];
type Init = NodeFS['init'];

/**
 * The embedded engine's files on disk, with an fsync that reaches the disk: the original has none, so that a commit was
 * acknowledged while it was only in memory of the operating system. Needs `wal_sync_method=fsync`, since the
 * engine's fdatasync call never asks the file system.
 */
export class DurableFiles extends NodeFS {
  override async init(pglite: Parameters<Init>[0], options: Module): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(pglite, options);
    const addFsync = (module: { NODEFS: object }): void => {
      const files = module.NODEFS as NodeFileSystem;
      files.stream_ops.fsync = ({ nfd }) => {
        fs.fdatasyncSync(nfd);
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [addFsync, ...(emscriptenOpts.preRun ?? [])] } };
  }
}
