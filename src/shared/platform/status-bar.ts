const hex = /^#(?:[\da-f]{6}|[\da-f]{8})$/i;
const channels = /^rgba?\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)(%?)\s*)?\)$/i;

/** 6 or 8 digit hex, an rgb/rgba expression, or transparent. Source: specification §5. */
export function isStatusBarColor(value: string): boolean {
  if (value === 'transparent' || hex.test(value)) return true;
  const match = channels.exec(value);
  if (!match) return false;
  const [, red, green, blue, alpha = '1', percent] = match;
  return [red, green, blue].every((channel) => Number(channel) <= 255) && Number(alpha) <= (percent ? 100 : 1);
}
