let source = (): number => Date.now();

/** This device's time, epoch ms: the only place that asks for it. */
export const now = (): number => source();

/** Stories and the developer panel choose another time than the device's; null gives it back. */
export function bindClock(other: (() => number) | null): void {
  source = other ?? (() => Date.now());
}
