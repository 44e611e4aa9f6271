/** What the reporter is started with. */
export interface ReporterSettings {
  /** Of the service's project: 32 hexadecimal characters (ERR-20). */
  key: string;
  /** Reports in one session, i.e. until the page is loaded again (ERR-21). */
  maxEvents: number;
  /** Another host than the service's own. */
  address?: string;
}

const KEY = /^[\da-f]{32}$/i;
const DEFAULT_MAX_EVENTS = 10;
const LEAST = 1;
const MOST = 100;

/** The settings of this page; null where they are missing or refused (ERR-19, ERR-20, ERR-21). */
export function readSettings(text: string | null | undefined): ReporterSettings | null {
  const { key, maxEvents = String(DEFAULT_MAX_EVENTS), address } = parse(text);
  if (key === undefined || !KEY.test(key)) return null;
  const events = Number(maxEvents);
  if (!/^\d+$/.test(maxEvents) || events < LEAST || events > MOST) return null;
  return { key, maxEvents: events, ...(address ? { address } : {}) };
}

/** The texts of a JSON object; none of anything else. */
function parse(text: string | null | undefined): Record<string, string> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(Object.entries(value).filter(([, one]) => typeof one === 'string'));
  } catch {
    return {};
  }
}
