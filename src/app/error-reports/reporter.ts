import type { App } from '../app.ts';
import { ownBuild } from '../../shared/platform/own-build.ts';
import { createClient } from './client.ts';
import { watchPlace } from './place.ts';
import type { ReporterSettings } from './settings.ts';

/** Starts to report the errors of an app; returns what reports one. Loaded in a chunk of its own, with the client. */
export function startReporter(app: App, settings: ReporterSettings): (thrown: unknown) => void {
  const client = createClient(settings, () => place());
  const place = watchPlace(app, ownBuild() ?? 'development', client.showPage);
  return client.report;
}
