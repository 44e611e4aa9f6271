const TIMES = 3;
/** The browser's trace has lost its beginning, which happens on a busy machine; nothing is known of the page. */
const LOST_TRACE = /\bNO_NAVSTART\b/;

/** A measurement whose trace was lost is made again and says so, at most three times in all; any other failure ends it. */
export async function measureAgain<T>(
  name: string,
  measure: () => Promise<T>,
  say: (text: string) => void = console.log,
): Promise<T> {
  for (let time = 1; ; time += 1) {
    try {
      return await measure();
    } catch (error) {
      if (time === TIMES || !LOST_TRACE.test(`${String(error)} ${codeOf(error)}`)) throw error;
      say(`bench: Lighthouse lost the trace of ${name} (NO_NAVSTART), once more`);
    }
  }
}

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
