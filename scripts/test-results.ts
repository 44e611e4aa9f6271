/** The result of one test. */
export interface TestResult {
  /** Its title after those of its groups. */
  title: string;
  state: 'passed' | 'failed' | 'skipped';
}

interface VitestReport {
  testResults: { assertionResults: { fullName: string; status: string }[] }[];
}
interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; tests: { status: string }[] }[];
}

/** The tests of a JSON report of vitest. */
export function vitestResults(json: string): TestResult[] {
  const report = JSON.parse(json) as VitestReport; // the runner's own format
  return report.testResults.flatMap((file) =>
    file.assertionResults.map(({ fullName, status }) => ({
      title: fullName,
      state: stateOf(status, 'passed', 'failed'),
    })),
  );
}

/** The tests of a JSON report of Playwright, once per project. */
export function playwrightResults(json: string): TestResult[] {
  const { suites } = JSON.parse(json) as { suites: PlaywrightSuite[] }; // the runner's own format
  return suites.flatMap((file) => ofSuite(file, [])); // a file's own title is its path
}

function ofSuite({ suites = [], specs }: PlaywrightSuite, groups: string[]): TestResult[] {
  return [
    ...specs.flatMap(({ title, tests }) =>
      tests.map(({ status }) => ({
        title: [...groups, title].join(' '),
        state: stateOf(status, 'expected', 'unexpected', 'flaky'),
      })),
    ),
    ...suites.flatMap((suite) => ofSuite(suite, [...groups, suite.title])),
  ];
}

const stateOf = (status: string, passed: string, ...failed: string[]): TestResult['state'] =>
  status === passed ? 'passed' : failed.includes(status) ? 'failed' : 'skipped';
