// The contract's linter: openapi/ as written, every file of it, by the recommended rules.
import { createConfig, formatProblems, getTotals, lint } from '@redocly/openapi-core';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const config = await createConfig({
  extends: ['recommended'],
  rules: {
    // a private product: no licence, and the servers are the deployment's
    'info-license': 'off',
    'no-server-example.com': 'off',
    'operation-4xx-response': 'off', // lookups refuse nothing
    'operation-operationId': 'error',
    'operation-operationId-unique': 'error',
    'no-unused-components': 'error',
    'no-ambiguous-paths': 'off', // the specification's own paths are; static ones stand first (design §0)
  },
});
const problems = await lint({ ref: join(root, 'openapi/openapi.yaml'), config });
const totals = getTotals(problems);
if (problems.length > 0) formatProblems(problems, { cwd: root, format: 'codeframe', totals, version: 'openapi-core' });
console.log(`contract: ${totals.errors} errors, ${totals.warnings} warnings`);
process.exitCode = totals.errors + totals.warnings > 0 ? 1 : 0;
