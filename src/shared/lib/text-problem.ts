/** What the patterns of the contract's OneLine and ManyLines begin with; a test holds it against them. */
const ONE_LINE = '^(?:(?=.*[^';
const MANY_LINES = '^(?:(?=[\\s\\S]*[^';

const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** Letters and symbols of Unicode that draw nothing: fillers of Hangul, and the blank of Braille. */
const BLANKS = /[\u115F\u1160\u2800\u3164\uFFA0]/g;

/**
 * Why a text does not meet its pattern: nothing of it can be seen, or it holds what one line or any text may not hold. Null for the
 * pattern of anything else. `pattern` is that of zod's issue. Source: decision 043.
 */
export function textProblem(pattern: string | undefined, text: string): 'invisible' | 'oneLine' | 'hidden' | null {
  const kind = pattern?.includes(ONE_LINE) ? 'oneLine' : pattern?.includes(MANY_LINES) ? 'hidden' : null;
  return kind && !SEEN.test(text.replace(BLANKS, '')) ? 'invisible' : kind;
}
