/** Named states of the mock backend, for the developer panel and for tests. */
export interface Scenario {
  /** Delay of every answer in milliseconds. */
  readonly latency: number;
  /** Every call fails like a network failure. */
  readonly offline: boolean;
  /** The data that the seed creates. */
  readonly seed: 'default' | 'empty' | 'big';
}

const usual: Scenario = { latency: 0, offline: false, seed: 'default' };

export const scenarios = {
  default: usual,
  slow: { ...usual, latency: 1500 },
  offline: { ...usual, offline: true },
  /** No venues, no bookings: only people and lookups. */
  empty: { ...usual, seed: 'empty' },
  /** The panel selects the failing operations and their failures. */
  errors: usual,
  /** 10,000 venues, a community with 5,000 posts. */
  big: { ...usual, seed: 'big' },
} as const satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof scenarios;

export function isScenarioName(name: unknown): name is ScenarioName {
  return typeof name === 'string' && Object.hasOwn(scenarios, name);
}
