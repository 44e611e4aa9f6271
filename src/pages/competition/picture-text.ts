/** Text on a picture: canvases neither wrap nor shorten. */

/** The width of a text in a size, in px. */
export type Measure = (text: string, size: number) => number;

interface Room {
  readonly width: number;
  /** At most so many. */
  readonly lines: number;
  /** In px, the largest first: the first that fits is taken. */
  readonly sizes: readonly [number, ...number[]];
}

/** A text in the largest size in which it fits into its lines; in the smallest it is shortened. */
export function fitText(
  text: string,
  { width, lines, sizes }: Room,
  measure: Measure,
): { size: number; lines: string[] } {
  for (const size of sizes) {
    const wrapped = wrap(text, (part) => measure(part, size) <= width);
    if (wrapped && wrapped.length <= lines) return { size, lines: wrapped };
  }
  const size = Math.min(...sizes);
  const fits = (part: string) => measure(part, size) <= width;
  const broken = wrap(text, fits, true) ?? [];
  if (broken.length <= lines) return { size, lines: broken };
  const last = broken.slice(lines - 1).join(' ');
  return { size, lines: [...broken.slice(0, lines - 1), shorten(last, fits)] };
}

/** A text on one line, shortened where it is too long. */
export const oneLine = (text: string, width: number, size: number, measure: Measure): string =>
  measure(text, size) <= width ? text : shorten(text, (part) => measure(part, size) <= width);

/** Lines of whole words; null where a word is too long for one, unless words may be broken. */
function wrap(text: string, fits: (part: string) => boolean, breaks = false): string[] | null {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/u)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = word;
    while (!fits(line)) {
      const head = breaks ? headOf(line, fits) : '';
      if (head === '') return null;
      lines.push(head);
      line = line.slice(head.length);
    }
  }
  return line === '' ? lines : [...lines, line];
}

/** As many letters as fit. */
function headOf(word: string, fits: (part: string) => boolean): string {
  let head = '';
  for (const letter of word) {
    if (!fits(head + letter)) break;
    head += letter;
  }
  return head;
}

const shorten = (text: string, fits: (part: string) => boolean): string =>
  `${headOf(text, (part) => fits(`${part}…`)).trimEnd()}…`;
