/** Red, green and blue from 0 to 255, and the opacity from 0 to 1. */
export type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

const HEX = /^#(?:[\da-f]{6}|[\da-f]{8})$/i;
const RGB = /^rgb\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*\)$/i;
const RGBA = /^rgba\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*([01]|[01]?\.\d+)\s*\)$/i;

/** Hex with 6 or 8 digits, `rgb(…)`, `rgba(…)` or `transparent`; null for everything else (UI-14, UI-29 … UI-32). */
export function readStatusBarColor(text: string): Rgba | null {
  if (text === 'transparent') return [0, 0, 0, 0];
  if (HEX.test(text)) {
    const at = (index: number) => Number.parseInt(text.slice(index, index + 2), 16);
    return [at(1), at(3), at(5), text.length > 7 ? at(7) / 255 : 1];
  }
  const [, red, green, blue, alpha] = (RGB.exec(text) ?? RGBA.exec(text) ?? []).map(Number);
  if (red === undefined || green === undefined || blue === undefined) return null;
  const color = [red, green, blue, alpha ?? 1] as const;
  return Math.max(red, green, blue) <= 255 && color[3] <= 1 ? color : null;
}

/** Puts a colour on the bar: of the native wrapper, or of the browser. */
export type StatusBarPainter = (text: string, color: Rgba) => void;

/** Sets the colour of the status bar. A value of another form is refused with a warning, and nothing happens. */
export function setStatusBarColor(text: string, paint: StatusBarPainter = paintBrowserBar): void {
  const color = readStatusBarColor(text);
  if (color) paint(text, color);
  else console.warn(`Status bar colour refused: ${text}`);
}

/** Both of index.html, of which the browser reads the one that fits the system's theme. */
function paintBrowserBar(text: string): void {
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.setAttribute('content', text);
}
