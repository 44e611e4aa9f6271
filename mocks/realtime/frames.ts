/** Messages longer than a frame travel as their count and the pieces (wire protocol v5). */
export const FRAME_LENGTH = 16_384;
/** The longest message that is taken, in frames: 16 MB, as the real database has it. */
const MOST_FRAMES = 1024;
const isHighSurrogate = (code: number) => code >= 0xd8_00 && code < 0xdc_00;

/** The frames of a message; a character of two code units is never cut in the middle, or UTF-8 would spoil it. */
export function framesOf(message: string): string[] {
  if (message.length <= FRAME_LENGTH) return [message];
  const pieces: string[] = [];
  for (let start = 0; start < message.length;) {
    const end = Math.min(start + FRAME_LENGTH, message.length);
    const whole = end < message.length && isHighSurrogate(message.charCodeAt(end - 1)) ? end - 1 : end;
    pieces.push(message.slice(start, whole));
    start = whole;
  }
  return [String(pieces.length), ...pieces];
}

/** Thrown for a message, or a piece of one, that no client of the protocol sends. */
export class FrameError extends Error {}

/**
 * Takes frame after frame; answers the message that one completes. A count of 0 is the client's sign of life. Throws
 * `FrameError` for more frames than are taken and for a longer one, so that what waits for its end is bounded.
 */
export function createFrameReader(): (frame: string) => string | null {
  let missing = 0;
  let pieces: string[] = [];
  return (frame) => {
    if (frame.length > FRAME_LENGTH) throw new FrameError('a frame is too long');
    if (missing === 0 && /^\d{1,6}$/.test(frame)) {
      missing = Number(frame);
      if (missing > MOST_FRAMES) throw new FrameError('a message is too long');
      return null;
    }
    if (missing === 0) return frame;
    pieces.push(frame);
    missing -= 1;
    if (missing > 0) return null;
    const message = pieces.join('');
    pieces = [];
    return message;
  };
}
