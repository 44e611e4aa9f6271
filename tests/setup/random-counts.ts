/** How much the big tests look at: all of it in `npm run test:full`, a tenth in `npm test`, chosen by the seed that it prints. */

const IS_FULL = Boolean(process.env['TEST_FULL']);

/** Without `TEST_SEED` always the same. */
export const testSeed = (): number => {
  const seed = Number(process.env['TEST_SEED'] || Number.NaN);
  return Number.isSafeInteger(seed) ? seed : 1;
};

export const times = (full: number): number => (IS_FULL ? full : Math.ceil(full / 10));

/** Every tenth entry from one that the seed chooses, so that ten seeds in a row look at all of them. */
export const someOf = <T>(all: readonly T[]): T[] =>
  IS_FULL ? [...all] : all.filter((_, at) => (at + testSeed()) % 10 === 0);

/** A figure of the run, for the log. */
export const say = (line: string): void => void process.stdout.write(`${line}, TEST_SEED=${testSeed()}\n`);
