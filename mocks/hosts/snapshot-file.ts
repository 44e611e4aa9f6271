import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Backend, Snapshot } from '../backend.ts';

const SETTLE_MS = 200;

/** The kept data; null when there are none or when the file is no JSON. */
export function readSnapshot(file: string): Snapshot | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Snapshot; // the backend checks version and records before it uses them
  } catch {
    return null;
  }
}

export interface SnapshotWriter {
  /** Writes at once what is not yet written. */
  flush(): void;
  stop(): void;
}

/** Writes the backend's data to a file soon after each commit, and when the process ends. */
export function writeSnapshots(backend: Backend, file: string): SnapshotWriter {
  let timer: NodeJS.Timeout | null = null;
  const flush = () => {
    if (!timer) return;
    clearTimeout(timer);
    timer = null;
    const snapshot = backend.dump();
    if (!snapshot) return;
    mkdirSync(dirname(file), { recursive: true });
    // A process that dies while it writes leaves the old file whole.
    writeFileSync(`${file}.new`, JSON.stringify(snapshot));
    renameSync(`${file}.new`, file);
  };
  const unsubscribe = backend.subscribe(() => {
    timer ??= setTimeout(flush, SETTLE_MS);
  });
  process.on('exit', flush);
  return {
    flush,
    stop() {
      flush();
      unsubscribe();
      process.off('exit', flush);
    },
  };
}
