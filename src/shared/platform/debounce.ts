export interface Debounced<T> {
  /** Runs `run` with this value after `ms` without another call. */
  call: (value: T) => void;
  /** Runs at once what is still waiting. */
  flush: () => void;
}

/** Waits until somebody has stopped typing. */
export function debounce<T>(ms: number, run: (value: T) => void): Debounced<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: (() => void) | undefined;
  const flush = () => {
    clearTimeout(timer);
    const due = waiting;
    waiting = undefined;
    due?.();
  };
  return {
    call: (value) => {
      clearTimeout(timer);
      waiting = () => run(value);
      timer = setTimeout(flush, ms);
    },
    flush,
  };
}
