/** "Kupa 2026" → "Kupa 2027", "Liga 2026/27" → "Liga 2027/28": what the next season is probably called; another name stays. */
export const nextName = (name: string): string =>
  name.replace(/(?<!\d)((?:19|20)\d\d)(?:([/–-])(\d\d))?$/, (_, year: string, dash?: string, end?: string) => {
    const next = String(Number(year) + 1);
    return dash === undefined || end === undefined
      ? next
      : `${next}${dash}${String(Number(end) + 1)
          .padStart(2, '0')
          .slice(-2)}`;
  });
