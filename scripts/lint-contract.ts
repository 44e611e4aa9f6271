// Lints the contract; exceptions are listed with their reason.
import { createConfig, lint } from '@redocly/openapi-core';

const config = await createConfig({
  extends: ['recommended'],
  rules: {
    // `/settings/bulk-upsert` beside `/settings/{key}` and `images/{id}` beside `{venueId}/…` are documented: static paths win
    'no-ambiguous-paths': 'off',
    'no-identical-paths': 'error',
    'operation-operationId-unique': 'error',
    'operation-summary': 'error',
    'tag-description': 'error',
  },
});
const problems = await lint({ ref: 'openapi/openapi.yaml', config });
for (const { severity, ruleId, message, location } of problems) {
  console.error(
    `${severity} ${ruleId}: ${message} (${location[0]?.source.absoluteRef.split('/openapi/')[1]} ${location[0]?.pointer ?? ''})`,
  );
}
console.log(`contract: ${problems.length} problems`);
process.exit(problems.length > 0 ? 1 : 0);
