import { useSyncExternalStore } from 'react';
import { now } from './clock.ts';
import { everySecond } from './timers.ts';

const MINUTE_MS = 60_000;

/** The present minute, epoch ms of its start; the component is drawn anew when the next one begins. */
export const useMinute = (): number => useSyncExternalStore(everySecond, currentMinute);

const currentMinute = (): number => Math.floor(now() / MINUTE_MS) * MINUTE_MS;
