/**
 * Replaces `tldts`, the list of public suffixes that msw's cookie store imports (39 kB compressed). The last
 * two labels of a host are its domain: true for every address an in-page mock sees.
 */
export function getDomain(host: string): string | null {
  const labels = host.split('.');
  return labels.length < 2 ? null : labels.slice(-2).join('.');
}
