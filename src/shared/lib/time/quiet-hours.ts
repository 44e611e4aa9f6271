/** Whether a wall time (`HH:mm`) lies in these hours, which may pass midnight; without both ends there are none. Source: design §12. */
export function isWithinHours(time: string, from: unknown, to: unknown): boolean {
  if (typeof from !== 'string' || typeof to !== 'string' || from === to) return false;
  return from < to ? from <= time && time < to : from <= time || time < to;
}
