import { expect, test } from '../setup/fixtures.ts';

// An injected script could otherwise create the one allowed policy and load scripts from any address.
test('the app claims the only Trusted Types policy name before any other script can', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/trusted-types|TrustedTypePolicy/i); // the browser reports both attempts
  await page.goto('venues');
  const attempts = await page.evaluate(() => {
    const { trustedTypes } = globalThis as unknown as {
      trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
    }; // Chromium has them
    return ['app', 'default', 'other'].map((name) => {
      try {
        trustedTypes.createPolicy(name, { createScriptURL: (address: string) => address });
        return 'made';
      } catch (error) {
        return error instanceof TypeError ? 'refused' : String(error);
      }
    });
  });
  expect(attempts).toEqual(['refused', 'refused', 'refused']);
});
