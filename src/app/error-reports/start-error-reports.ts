import type { App } from '../app.ts';
import { dispensable } from '../errors/dispensable.ts';
import { errorPorts } from '../errors/error-ports.ts';
import type * as ReporterModule from './reporter.ts';
import { readSettings, type ReporterSettings } from './settings.ts';

interface ReportPorts {
  /** The settings of this page, as JSON; null where the build was given none. */
  settings: string | null | undefined;
  load: () => Promise<typeof ReporterModule>;
}

/** Starts the error reporter; where it cannot start, the app goes on with one that reports nothing and says so once (ERR-18 … ERR-20). */
export async function startErrorReports(app: App, { settings, load }: ReportPorts): Promise<void> {
  const accepted = readSettings(settings);
  reportTo((accepted && (await start(app, accepted, load))) ?? mockReporter());
}

async function start(app: App, settings: ReporterSettings, load: ReportPorts['load']) {
  // blockers of scripts keep this file away
  const reporter = await dispensable(/\/reporter\b/, load);
  try {
    return reporter && reporter.startReporter(app, settings);
  } catch {
    return null; // whatever is wrong with the reporter is not to be the user's trouble
  }
}

/** From now on errors go there, those that were kept first. */
function reportTo(next: (thrown: unknown) => void): void {
  errorPorts.report = next;
  errorPorts.kept.splice(0).forEach(next);
}

/** Source: ERR-19. */
function mockReporter(): () => void {
  // oxlint-disable-next-line no-console -- asked for, and no fault of the app: not for the guards that count errors
  console.info('Error reporter started in mock mode.');
  return () => {};
}
