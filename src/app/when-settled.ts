import { after } from '../shared/platform/timers.ts';
import type { App } from './app.ts';

const LOOK_EVERY = 100;
/** A page that takes longer than 4 seconds does not hold the rest up. */
const AT_MOST = 40;

/** Runs something once the first page has its data: until then nothing may compete with it (R17). */
export function whenSettled(app: App, run: () => void, looks = AT_MOST): void {
  const { state } = app.router;
  const isBusy = !state.initialized || state.navigation.state !== 'idle' || app.clients.current().isFetching() > 0;
  if (isBusy && looks > 0) after(LOOK_EVERY, () => whenSettled(app, run, looks - 1));
  else run();
}
