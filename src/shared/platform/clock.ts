let source = (): number => Date.now();

/** This device's time, epoch ms: the only place that asks for it. */
export const now = (): number => source();

/** How long ago this moment of the device's own clock was, in ms, whatever time is chosen below: of times that libraries keep. */
export const msSince = (deviceTime: number): number => Date.now() - deviceTime;

/** Stories and the developer panel choose another time than the device's; null gives it back. */
export function bindClock(other: (() => number) | null): void {
  source = other ?? (() => Date.now());
}
