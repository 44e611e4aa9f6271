// The stages of `npm test`: each is an npm script, `after` names what it needs, `cores` how many of the two it fills.
// `report` tells which runner counts its tests.
export const stages = [
  { name: 'browser', script: 'ensure:browser', after: [], cores: 1 },
  { name: 'contract', script: 'check:contract', after: [], cores: 1 },
  { name: 'generated client', script: 'check:generated', after: ['contract'], cores: 1 },
  { name: 'types', script: 'check:types', after: ['generated client'], cores: 1 },
  { name: 'lint', script: 'check:lint', after: ['generated client'], cores: 1 },
  { name: 'imports', script: 'check:imports', after: ['generated client'], cores: 1 },
  { name: 'unused', script: 'check:unused', after: ['generated client'], cores: 1 },
  { name: 'build', script: 'build', after: ['types'], cores: 1 },
  { name: 'demo build', script: 'build:demo', after: ['types'], cores: 1 },
  { name: 'unit tests', script: 'test:unit', after: ['types', 'lint', 'imports', 'unused', 'build', 'demo build'], cores: 2, report: 'vitest' },
  { name: 'bundle', script: 'check:bundle', after: ['unit tests'], cores: 2, report: 'vitest' },
  { name: 'stories', script: 'test:stories', after: ['bundle', 'browser'], cores: 2, report: 'vitest' },
  { name: 'end to end', script: 'test:e2e', after: ['stories'], cores: 2, report: 'playwright' },
];
