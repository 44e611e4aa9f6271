import { isScenarioName } from '../scenarios.ts';
import type { MockServerOptions } from './server.ts';

/** Options of the server host from the environment: MOCK_ONLY, API_TARGET, MOCK_SCENARIO, MOCK_FILE (empty: keep nothing). */
export function optionsOfEnvironment(env: NodeJS.ProcessEnv): MockServerOptions {
  return {
    file: env['MOCK_FILE'] === '' ? undefined : (env['MOCK_FILE'] ?? 'node_modules/.cache/fusha/mock.json'),
    scenario: isScenarioName(env['MOCK_SCENARIO']) ? env['MOCK_SCENARIO'] : undefined,
    mockOnly: env['MOCK_ONLY']?.split(',').map((name) => name.trim()) ?? [],
    apiTarget: env['API_TARGET'],
  };
}
