import { readFileSync } from 'node:fs';

const LOOK_MS = 50;

/** Memory of a process and of those below it, in bytes, as the kernel has it; without the program itself, which they share. */
export function residentOf(pid: number | string): number {
  try {
    const [, kilobytes = '0'] = /^RssAnon:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    const below = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    return Number(kilobytes) * 1024 + below.reduce((sum, child) => sum + residentOf(child), 0);
  } catch {
    return 0;
  }
}

/** Looks again and again; answers by how much it was exceeded at most. */
export function peakAbove(pid: number, idle: number): () => number {
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, residentOf(pid) - idle);
  }, LOOK_MS);
  return () => {
    clearInterval(timer);
    return peak;
  };
}
