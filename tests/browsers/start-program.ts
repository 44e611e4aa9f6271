import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { missingPrograms, systemProgram, type ProgramName } from '../../scripts/system-program.ts';

interface Start {
  args: readonly string[];
  env?: Record<string, string>;
  /** What it prints when it is there; its group is returned. */
  ready?: RegExp;
  /** Or the address that answers then. */
  answers?: string;
}
interface Program {
  said: string;
  stop: () => Promise<void>;
}

/** Starts a program of this machine and waits until it is there; it ends with the tests. */
export async function startProgram(name: ProgramName, { args, env, ready, answers }: Start): Promise<Program> {
  const path = systemProgram(name);
  if (path === undefined) throw new Error(`${missingPrograms([name])}: nothing was tried`);
  const child = spawn(path, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  const end = new AbortController();
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => {
      end.abort();
      resolve();
    });
  });
  const failure = new Promise<never>((_, reject) => {
    child.once('error', reject);
    child.once('close', (code) => reject(new Error(`${name} ended with ${code}:\n${printed}`)));
  });
  failure.catch(() => {}); // it ends later without anybody waiting
  const said = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        printed = (printed + chunk.toString()).slice(-10_000);
        const found = ready?.exec(printed)?.[1];
        if (found !== undefined) resolve(found);
      });
  });
  const answered = async (address: string): Promise<string> => {
    while (!end.signal.aborted && !(await fetch(address).catch(() => undefined))?.ok) await pause(50);
    return '';
  };
  return {
    said: await Promise.race([failure, answers === undefined ? said : answered(answers)]),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
