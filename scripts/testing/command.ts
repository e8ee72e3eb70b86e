import { spawn } from 'node:child_process';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

interface CommandOptions {
  /** Folder below the root of the project; default the root. */
  folder?: string;
  env?: Record<string, string>;
  /** Shown as it comes instead of kept for later. */
  live?: boolean;
}

interface Finished {
  code: number;
  output: string;
}

/** Runs a program to its end; never throws for an exit code. */
export function command(program: string, args: readonly string[], options: CommandOptions = {}): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: join(root, options.folder ?? '.'),
      env: { ...process.env, ...options.env },
      stdio: options.live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    const output: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(output).toString().trim() }));
  });
}
