import type { App } from '../app.ts';
import { createClient } from './client.ts';
import { watchPlace } from './place.ts';
import type { ReporterSettings } from './settings.ts';

/** Starts to report the errors of an app; returns what reports one. Loaded in a chunk of its own, with the client. */
export function startReporter(app: App, settings: ReporterSettings): (thrown: unknown) => void {
  const client = createClient(settings, () => place());
  const place = watchPlace(app, release(), client.showPage);
  return client.report;
}

/** The start script's name has the hash of its contents, which name all other files. */
const release = (): string =>
  /-([\w-]{7})\.js$/.exec(document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '')?.[1] ??
  'development';
