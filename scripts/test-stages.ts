import { join } from 'node:path';
import type { ProgramName } from './system-program.ts';

/** A stage of `npm test`. */
export interface Stage {
  name: string;
  /** The npm script. */
  script: string;
  /** Names of the stages it depends on. */
  after: readonly string[];
  /** How many of the two cores it uses. */
  cores: 1 | 2;
  /** The runner of its tests. */
  report?: 'vitest' | 'playwright';
  /** Only in `npm run test:full`, or when named. */
  full?: true;
  /** Programs that npm does not install. Where one is missing the stage is not run, and said to be so. */
  programs?: readonly ProgramName[];
}

export const stages: readonly Stage[] = [
  { name: 'browser', script: 'ensure:browser', after: [], cores: 1 },
  { name: 'contract', script: 'check:contract', after: [], cores: 1 },
  { name: 'generated client', script: 'check:generated', after: ['contract'], cores: 1 },
  { name: 'format', script: 'check:format', after: [], cores: 1 },
  // the longest ones first: what is short fills the gaps
  { name: 'types', script: 'check:types', after: ['generated client'], cores: 1 },
  { name: 'lint', script: 'check:lint', after: ['generated client'], cores: 1 },
  { name: 'build', script: 'build', after: ['generated client'], cores: 1 },
  { name: 'demo build', script: 'build:demo', after: ['generated client'], cores: 1 },
  { name: 'bundle', script: 'check:bundle', after: ['build'], cores: 1, report: 'vitest' },
  { name: 'same bytes', script: 'check:same-build', after: ['build'], cores: 1, full: true },
  { name: 'storybook', script: 'build:storybook', after: ['generated client'], cores: 1, full: true },
  {
    name: 'nginx',
    script: 'test:nginx',
    after: ['build'],
    cores: 1,
    report: 'vitest',
    full: true,
    programs: ['nginx'],
  },
  {
    name: 'firefox',
    script: 'test:firefox',
    after: ['build'],
    cores: 1,
    report: 'vitest',
    full: true,
    programs: ['firefox'],
  },
  {
    name: 'webkit',
    script: 'test:webkit',
    after: ['build'],
    cores: 1,
    report: 'vitest',
    full: true,
    programs: ['WebKitWebDriver', 'Xvfb'],
  },
  { name: 'imports', script: 'check:imports', after: ['generated client'], cores: 1 },
  { name: 'unused', script: 'check:unused', after: ['generated client'], cores: 1 },
  {
    name: 'unit tests',
    script: 'test:unit',
    after: ['types', 'lint', 'imports', 'unused', 'build', 'demo build', 'bundle'],
    cores: 2,
    report: 'vitest',
  },
  { name: 'stories', script: 'test:stories', after: ['unit tests', 'browser'], cores: 2, report: 'vitest' },
  { name: 'end to end', script: 'test:e2e', after: ['stories'], cores: 2, report: 'playwright' },
  { name: 'fresh clone', script: 'test:fresh', after: ['end to end'], cores: 2, full: true },
];

/** The file of a stage's test report. */
export const reportFile = ({ script }: Stage): string =>
  join(import.meta.dirname, '../node_modules/.cache/fusha/stages', `${script.replaceAll(':', '-')}.json`);
