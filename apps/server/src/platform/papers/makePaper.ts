import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { MakerMessage, MakerTask } from './maker/main.ts';
import type { Paper, PaperProgress } from './paper.ts';

const MAIN = fileURLToPath(new URL('maker/main.ts', import.meta.url));
/** Beyond it the process is ended: what is set and joined stays far below, a document made to use up memory does not. */
const MOST_MEMORY = 768 * 1024 * 1024;

interface Making {
  /** The files that the paper names, opened one at a time; nothing of one that is gone. */
  open: (file: number) => Promise<{ stream: Readable; bytes: number } | undefined>;
  onProgress?: (progress: PaperProgress) => void;
  signal?: AbortSignal;
}

/**
 * A PDF, as it is made: in a process of its own, so that the server answers meanwhile, and the memory that typefaces,
 * pictures and documents take is given back with it. It fails where that process does; what came until then is nothing.
 */
export async function* makePaper(paper: Paper, { open, onProgress, signal }: Making): AsyncGenerator<Buffer> {
  const maker = start();
  const ended = once(maker, 'exit');
  const stop = (): void => void maker.kill('SIGKILL');
  signal?.addEventListener('abort', stop, { once: true });
  let made = false;
  maker.on('message', (message: MakerMessage) => {
    if (message === 'ready') tell(maker, { paper });
    else if (message === 'made') {
      made = true;
      maker.disconnect();
    } else if ('progress' in message) onProgress?.(message.progress);
    else void give(maker, open, message.wants).catch(stop);
  });
  try {
    if (!maker.stdout) throw new Error('The process that makes papers has no output.');
    yield* maker.stdout as AsyncIterable<Buffer>;
    await ended;
    if (!made) throw new Error('The process that makes papers ended before it was done.');
  } finally {
    signal?.removeEventListener('abort', stop);
    stop();
  }
}

const tell = (maker: ChildProcess, task: MakerTask): void => void maker.send(task, () => undefined);

/** How long a file is goes before it; its bytes go as they come, so that they are held by nobody but who reads them. */
async function give(maker: ChildProcess, open: Making['open'], file: number): Promise<void> {
  const found = await open(file);
  tell(maker, { bytes: found?.bytes });
  for await (const part of found?.stream ?? []) {
    if (maker.stdin?.write(part) === false) await once(maker.stdin, 'drain');
  }
}

function start(): ChildProcess {
  return fork(MAIN, [String(MOST_MEMORY)], {
    serialization: 'advanced',
    // The memory of pictures is the library's: few heaps of it waste less.
    env: { MALLOC_ARENA_MAX: '2' },
    execArgv: [
      '--permission',
      '--allow-fs-read=*',
      '--allow-addons',
      '--allow-worker',
      '--no-warnings',
      '--max-old-space-size=384',
      // What was read of one document is gone before the next is.
      '--expose-gc',
      '--max-semi-space-size=2',
    ],
    stdio: ['pipe', 'pipe', 'inherit', 'ipc'],
  });
}
