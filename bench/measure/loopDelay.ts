/** Loaded into the server before its own code (`--import`): how late its event loop runs, told when asked. */
import { monitorEventLoopDelay } from 'node:perf_hooks';

const MS = 1e6;
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();

export interface LoopDelay {
  p50: number;
  p99: number;
  max: number;
}

process.on('message', () => {
  const [p50, p99] = [delay.percentile(50) / MS, delay.percentile(99) / MS];
  process.send?.({ p50, p99, max: delay.max / MS } satisfies LoopDelay);
  delay.reset();
});
// Whoever asks must not keep the server from ending.
process.channel?.unref();
