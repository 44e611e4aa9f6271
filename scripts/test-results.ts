import { stripVTControlCharacters } from 'node:util';

/** The result of one test. */
export interface TestResult {
  /** Its title after those of its groups. */
  title: string;
  state: 'passed' | 'failed' | 'skipped';
  /** Why it failed: the start of its first error, without colours. */
  reason?: string;
}

/** How long the tests of a file took, one after the other. */
export interface FileTime {
  path: string;
  seconds: number;
}

interface VitestReport {
  testResults: {
    /** The path of the file. */
    name?: string;
    assertionResults: { fullName: string; status: string; duration?: number; failureMessages?: string[] }[];
  }[];
}
interface PlaywrightResult {
  duration?: number;
  error?: { message?: string };
}
interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; tests: { status: string; results?: PlaywrightResult[] }[] }[];
}

/** The tests of a JSON report of vitest. */
export function vitestResults(json: string): TestResult[] {
  const report = JSON.parse(json) as VitestReport; // the runner's own format
  return report.testResults.flatMap((file) =>
    file.assertionResults.map(({ fullName, status, failureMessages }) => ({
      title: fullName,
      state: stateOf(status, 'passed', 'failed'),
      ...reasonOf(failureMessages?.[0]),
    })),
  );
}

/** The tests of a JSON report of Playwright, once per project. */
export function playwrightResults(json: string): TestResult[] {
  const { suites } = JSON.parse(json) as { suites: PlaywrightSuite[] }; // the runner's own format
  return suites.flatMap((file) => ofSuite(file, [])); // a file's own title is its path
}

/** The times of the files in a JSON report of vitest. */
export function vitestTimes(json: string): FileTime[] {
  const report = JSON.parse(json) as VitestReport; // the runner's own format
  return report.testResults.map(({ name = '', assertionResults }) => ({
    path: name,
    seconds: sum(assertionResults.map(({ duration }) => duration)) / 1_000,
  }));
}

/** The times of the files in a JSON report of Playwright, in all projects together. */
export function playwrightTimes(json: string): FileTime[] {
  const { suites } = JSON.parse(json) as { suites: PlaywrightSuite[] }; // the runner's own format
  const times = new Map<string, number>();
  for (const file of suites) times.set(file.title, (times.get(file.title) ?? 0) + timeOf(file));
  return [...times].map(([path, ms]) => ({ path, seconds: ms / 1_000 }));
}

const timeOf = ({ suites = [], specs }: PlaywrightSuite): number =>
  sum([
    ...specs.flatMap(({ tests }) => tests.flatMap(({ results = [] }) => results.map(({ duration }) => duration))),
    ...suites.map(timeOf),
  ]);

const sum = (numbers: readonly (number | undefined)[]): number =>
  numbers.reduce<number>((all, one = 0) => all + one, 0);

function ofSuite({ suites = [], specs }: PlaywrightSuite, groups: string[]): TestResult[] {
  return [
    ...specs.flatMap(({ title, tests }) =>
      tests.map(({ status, results }) => ({
        title: [...groups, title].join(' '),
        state: stateOf(status, 'expected', 'unexpected', 'flaky'),
        ...reasonOf(results?.find(({ error }) => error)?.error?.message),
      })),
    ),
    ...suites.flatMap((suite) => ofSuite(suite, [...groups, suite.title])),
  ];
}

const stateOf = (status: string, passed: string, ...failed: string[]): TestResult['state'] =>
  status === passed ? 'passed' : failed.includes(status) ? 'failed' : 'skipped';

const REASON_LINES = 12;

function reasonOf(message: string | undefined): Pick<TestResult, 'reason'> {
  if (!message) return {};
  return { reason: stripVTControlCharacters(message).split('\n').slice(0, REASON_LINES).join('\n') };
}
