const TIMES = 3;
/** The trace lacks its beginning, which happens on a busy machine; it says nothing about the page. */
const LOST_TRACE = /\bNO_NAVSTART\b/;

/** Repeats a measurement whose trace was lost, with a message, up to three runs in all; any other failure is thrown. */
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
