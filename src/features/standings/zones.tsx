import type { StandingTable } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { zoneMark, zones } from './zones.css.ts';

/** What the marks beside the places stand for; nothing where there are none. */
export function Zones({ tables }: { tables: readonly StandingTable[] }) {
  const t = useT('standings');
  const kinds = [...new Set(tables.flatMap((table) => table.zones.map(({ kind }) => kind)))];
  if (kinds.length === 0) return null;
  return (
    <ul className={zones}>
      {kinds.map((kind) => (
        <li key={kind} className={zoneMark[kind]}>
          {t(`zones.${kind}`)}
        </li>
      ))}
    </ul>
  );
}
