import { createEvent, createStore } from 'effector';
import type { RealtimeClient } from '../../shared/platform/firebase/realtime-client.ts';

/** A sign-in at the realtime service: whose events arrive. */
export interface Listening {
  client: RealtimeClient;
  userId: number;
}

export const listeningChanged = createEvent<Listening | null>();
/** Null while no events arrive. */
export const $listening = createStore<Listening | null>(null).on(listeningChanged, (_, listening) => listening);
