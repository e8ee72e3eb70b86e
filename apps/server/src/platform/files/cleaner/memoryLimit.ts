import { workerData } from 'node:worker_threads';

const LOOK_MS = 20;
const parent = process.ppid;

/**
 * Ends the whole process once it holds more: small files can ask for any amount, of JavaScript's memory or of a library's.
 * And once nobody waits for it: in the midst of a file it hears of nothing.
 */
setInterval(() => {
  const tooMuch = process.memoryUsage.rss() > Number(workerData);
  if (tooMuch || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, LOOK_MS);
