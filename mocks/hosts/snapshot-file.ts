import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Backend, Snapshot } from '../backend.ts';

const SETTLE_MS = 200;

/** The stored data; null when there is none or the file is not JSON. */
export function readSnapshot(file: string): Snapshot | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Snapshot; // the backend validates version and records before use
  } catch {
    return null;
  }
}

export interface SnapshotWriter {
  /** Writes pending changes at once. */
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
    // A crash while writing leaves the old file intact.
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
