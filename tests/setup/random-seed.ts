import fc from 'fast-check';

// `npm test` chooses one seed for all random tests and prints it: `TEST_SEED=…` repeats what they looked at.
const seed = Number(process.env['TEST_SEED'] || Number.NaN);
if (Number.isSafeInteger(seed)) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });
