/** Messages longer than a frame are sent as a count and the pieces (wire protocol v5). */
export const FRAME_LENGTH = 16_384;
/** The longest message accepted, in frames: 16 MB, as in the real database. */
const MOST_FRAMES = 1024;
const isHighSurrogate = (code: number) => code >= 0xd8_00 && code < 0xdc_00;

/** The frames of a message; a surrogate pair is never cut, since UTF-8 cannot encode half of one. */
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

/** Thrown for a message or frame that violates the protocol. */
export class FrameError extends Error {}

/**
 * Takes frame after frame; returns the message that one completes. A count of 0 is the client's keep-alive. Throws
 * `FrameError` for too many or too long frames, so that buffered data is bounded.
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
