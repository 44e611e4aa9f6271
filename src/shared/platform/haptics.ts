const TAP_MS = 20;

/** A short shake of a phone that can: the press was taken, also where nobody looks at the screen. */
export function tap(): void {
  if ('vibrate' in navigator) navigator.vibrate(TAP_MS);
}
