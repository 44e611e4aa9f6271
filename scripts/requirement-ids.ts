/** A requirement's id: `BK-03`, `I18N-01`. */
const ID = /[A-Z][A-Z0-9]{1,4}-\d{2,3}/;
const BRACKET = /\[([^[\]\n]*)\]/g;
const ITEM = new RegExp(`^(${ID.source})(?:\\s*(?:…|\\.\\.\\.?|–|to)\\s*(?:([A-Z][A-Z0-9]{1,4})-)?(\\d{2,3}))?$`);

/** Ids of the ledger, in its order: the first cell of its table rows. */
export function ledgerIds(ledger: string): string[] {
  const row = new RegExp(`^\\|\\s*(${ID.source})\\s*\\|`);
  return ledger.split('\n').flatMap((line) => row.exec(line)?.[1] ?? []);
}

/** The ids in a test's title: `[BK-03]`, `[BK-01, BK-03]`, `[BK-01…05]`, `[BK-01…BK-05]`. */
export function namedIds(title: string): string[] {
  return [...title.matchAll(BRACKET)].flatMap((match) => idsOf(match[1] ?? ''));
}

/** The ids of one bracket; none when it contains anything else (a word, a character class). */
function idsOf(text: string): string[] {
  const items = text.split(',').map((item) => ITEM.exec(item.trim()));
  if (items.some((item) => !item)) return [];
  return items.flatMap((item) => (item?.[1] ? range(item[1], item[3]) : []));
}

function range(first: string, end: string | undefined): string[] {
  if (end === undefined) return [first];
  const area = areaOf(first);
  const from = first.slice(area.length + 1);
  const ids: string[] = [];
  for (let number = Number(from); number <= Number(end); number += 1)
    ids.push(`${area}-${String(number).padStart(from.length, '0')}`);
  return ids;
}

/** `BK` of `BK-03`. */
export const areaOf = (id: string): string => id.slice(0, id.lastIndexOf('-'));
