export interface Batches<T> {
  add: (item: T) => void;
  stop: () => void;
}

/** Hands items on in batches: the first at once, what follows at most once in `ms`. None is lost until it is stopped. */
export function createBatches<T>(ms: number, handle: (items: readonly T[]) => void): Batches<T> {
  let waiting: T[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    const items = waiting;
    waiting = [];
    timer = items.length > 0 ? setTimeout(flush, ms) : undefined;
    if (items.length > 0) handle(items);
  };
  return {
    add: (item) => {
      waiting.push(item);
      if (timer === undefined) flush();
    },
    stop: () => clearTimeout(timer),
  };
}
