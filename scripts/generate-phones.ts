// The rules of libphonenumber for the countries that Fusha offers: 3 kB of its 25 kB (compressed).
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import all from 'libphonenumber-js/min/metadata';
import type { CountryCode, MetadataJson } from 'libphonenumber-js/core';
import { PHONE_PREFIXES } from '../src/shared/lib/phone-prefixes.ts';

export function generatePhones(root: string): void {
  const countries = PHONE_PREFIXES.map(({ country, prefix }) => {
    const code = country.toUpperCase() as CountryCode; // the library's own codes, in small letters
    return { code, prefix, rules: all.countries[code] };
  });
  const chosen: MetadataJson = {
    ...all,
    country_calling_codes: Object.fromEntries(countries.map(({ code, prefix }) => [prefix.slice(1), [code]])),
    countries: Object.fromEntries(countries.map(({ code, rules }) => [code, rules])),
    nonGeographic: {},
  };
  writeFileSync(
    join(root, 'src/shared/api/generated/phone-rules.ts'),
    `// Generated from libphonenumber-js by \`npm run generate\`. Do not edit.
import type { MetadataJson } from 'libphonenumber-js/core';

export const phoneRules = JSON.parse(
  ${JSON.stringify(JSON.stringify(chosen))},
) as MetadataJson;
`,
  );
}
