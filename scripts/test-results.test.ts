import { expect, it } from 'vitest';
import { playwrightResults, playwrightTimes, vitestResults, vitestTimes } from './test-results.ts';

it('a report of vitest: titles including those of their groups', () => {
  const assertionResults = [
    { fullName: '[AA-01] a group its first', status: 'passed' },
    { fullName: '[AA-02] second', status: 'failed', failureMessages: ['\u001b[31mno button\u001b[0m\n at a.ts', 'x'] },
    { fullName: 'third', status: 'skipped' },
    { fullName: 'fourth', status: 'pending' },
  ];
  expect(vitestResults(JSON.stringify({ testResults: [{ assertionResults }, { assertionResults: [] }] }))).toEqual([
    { title: '[AA-01] a group its first', state: 'passed' },
    { title: '[AA-02] second', state: 'failed', reason: 'no button\n at a.ts' },
    { title: 'third', state: 'skipped' },
    { title: 'fourth', state: 'skipped' },
  ]);
});

it('a report of Playwright: one result per project; a test that passed on a retry has failed', () => {
  const spec = (title: string, ...states: string[]) => ({ title, tests: states.map((status) => ({ status })) });
  const lost = { title: 'lost', tests: [{ status: 'unexpected', results: [{ error: { message: 'no page' } }] }] };
  const suites = [
    {
      title: 'a.e2e.ts',
      specs: [spec('[AA-01] one', 'expected', 'unexpected'), lost],
      suites: [{ title: '[AA-02] a group', specs: [spec('two', 'flaky'), spec('three', 'skipped')] }],
    },
  ];
  expect(playwrightResults(JSON.stringify({ suites }))).toEqual([
    { title: '[AA-01] one', state: 'passed' },
    { title: '[AA-01] one', state: 'failed' },
    { title: 'lost', state: 'failed', reason: 'no page' },
    { title: '[AA-02] a group two', state: 'failed' },
    { title: '[AA-02] a group three', state: 'skipped' },
  ]);
});

it('how long the tests of each file took: those of its groups too, and in all projects', () => {
  const ofVitest = [
    {
      name: '/a.test.ts',
      assertionResults: [
        { fullName: 'one', status: 'passed', duration: 1200 },
        { fullName: 'two', status: 'passed', duration: 300 },
      ],
    },
    { name: '/b.test.ts', assertionResults: [{ fullName: 'three', status: 'skipped' }] },
  ];
  expect(vitestTimes(JSON.stringify({ testResults: ofVitest }))).toEqual([
    { path: '/a.test.ts', seconds: 1.5 },
    { path: '/b.test.ts', seconds: 0 },
  ]);
  const spec = (...durations: number[]) => ({
    title: 'one',
    tests: durations.map((duration) => ({ status: 'expected', results: [{ duration }] })),
  });
  const suites = [
    { title: 'a.e2e.ts', specs: [spec(1000, 2000)], suites: [{ title: 'a group', specs: [spec(500)] }] },
    { title: 'b.e2e.ts', specs: [spec(100)] },
    { title: 'a.e2e.ts', specs: [spec(500)] },
  ];
  expect(playwrightTimes(JSON.stringify({ suites }))).toEqual([
    { path: 'a.e2e.ts', seconds: 4 },
    { path: 'b.e2e.ts', seconds: 0.1 },
  ]);
});
