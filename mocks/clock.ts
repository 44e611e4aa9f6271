/** The backend's clock on top of the host's: it can be offset or frozen. */
export interface Clock {
  now(): number;
  /** Null: run again. */
  freeze(at: number | null): void;
  setOffset(ms: number): void;
  readonly frozen: number | null;
  readonly offset: number;
}

export function createClock(hostNow: () => number): Clock {
  let frozen: number | null = null;
  let offset = 0;
  return {
    now: () => frozen ?? hostNow() + offset,
    freeze(at) {
      frozen = at;
    },
    setOffset(ms) {
      offset = ms;
      frozen = null;
    },
    get frozen() {
      return frozen;
    },
    get offset() {
      return offset;
    },
  };
}
