import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { CleanFile, Unclean, UploadKind } from './cleaner/cleanedFile.ts';
import type { CleanerReply, CleanerTask } from './cleaner/main.ts';

interface Limits {
  /** Of the process that reads files, whatever it uses it for. */
  memoryBytes: number;
  /** For one file. */
  taskMs: number;
  /** Without work for so long it ends, and gives its memory back. */
  idleMs: number;
  /** Of files that may wait in the server's own memory; beyond them it is `http.unavailable`. */
  waitingBytes: number;
}

const LIMITS: Limits = {
  memoryBytes: 1024 * 1024 * 1024,
  taskMs: 20_000,
  idleMs: 15_000,
  waitingBytes: 256 * 1024 * 1024,
};

const UNAVAILABLE: Unclean = { problem: { code: 'http.unavailable' } };

interface Task extends CleanerTask {
  done(result: CleanFile | Unclean | 'broken'): void;
}

const MAIN = fileURLToPath(new URL('cleaner/main.ts', import.meta.url));

/**
 * Reads uploaded files in a process of its own, one after the other. A picture or a document may be made to use up any
 * time and memory, or to make use of a fault in a library: here it stops nobody but itself, its memory is bounded and
 * given back, and the process has neither the server's secrets nor a right to write. `broken` is a file on which it ended.
 */
export function openCleaner(given: Partial<Limits> = {}) {
  const limits = { ...LIMITS, ...given };
  const waiting: Task[] = [];
  let task: Task | undefined;
  let child: ChildProcess | undefined;
  let isReady = false;
  let timer: NodeJS.Timeout | undefined;

  function next(): void {
    clearTimeout(timer);
    task = waiting.shift();
    if (!task) {
      timer = setTimeout(rest, limits.idleMs).unref();
      return;
    }
    child ??= start();
    const working = child;
    // Keeps the server's process alive meanwhile, which the other does not.
    timer = setTimeout(() => working.kill('SIGKILL'), limits.taskMs);
    working.send({ kind: task.kind, bytes: task.bytes } satisfies CleanerTask, () => undefined);
  }

  function finish(result: CleanFile | Unclean | 'broken'): void {
    const finished = task;
    next();
    finished?.done(result);
  }

  function rest(): void {
    if (child?.connected) child.disconnect();
    child = undefined;
  }

  function start(): ChildProcess {
    isReady = false;
    const started = fork(MAIN, [String(limits.memoryBytes)], {
      serialization: 'advanced',
      // The memory of pictures is the library's: few heaps of it waste less.
      env: { MALLOC_ARENA_MAX: '2' },
      execArgv: [
        '--permission',
        '--allow-fs-read=*',
        '--allow-addons',
        '--allow-worker',
        '--no-warnings',
        '--max-old-space-size=512',
      ],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    started.unref();
    started.channel?.unref();
    started.on('message', (reply: CleanerReply | 'ready') => {
      if (started !== child) return;
      isReady = true;
      if (reply === 'ready') return;
      const { heldBytes, ...result } = reply;
      // What libraries keep would be counted against the next file.
      if (heldBytes > limits.memoryBytes / 2) rest();
      finish(result);
    });
    const ended = () => {
      if (started !== child) return;
      child = undefined;
      // One that never began ended by no fault of the file.
      finish(isReady ? 'broken' : UNAVAILABLE);
    };
    started.on('exit', ended);
    started.on('error', ended);
    return started;
  }

  return {
    clean(kind: UploadKind, bytes: Buffer): Promise<CleanFile | Unclean | 'broken'> {
      const held = waiting.reduce((sum, each) => sum + each.bytes.length, bytes.length);
      if (held > limits.waitingBytes) return Promise.resolve(UNAVAILABLE);
      return new Promise((done) => {
        waiting.push({ kind, bytes, done });
        if (!task) next();
      });
    },
    /** The process at work or at rest, if there is one. */
    get pid(): number | undefined {
      return child?.pid;
    },
  };
}
