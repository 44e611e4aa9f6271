import { Radio, Trophy } from 'lucide-react';
import type { Fixture } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';
import { ListRow, ListRows } from '../../shared/ui/list-row.tsx';
import * as css from './admin-organization.css.ts';

interface FixtureRowsProps {
  label: string;
  fixtures: readonly Fixture[];
  isLive?: boolean;
}

/** Games of the organization's competitions: who plays, when and where; a live one with its score. */
export function FixtureRows({ label, fixtures, isLive = false }: FixtureRowsProps) {
  const t = useT('organizing');
  const format = useFormat();
  const whenOf = (startsAt: string | null) => {
    if (startsAt === null) return t('home.next.noTime');
    const at = Date.parse(startsAt);
    return `${format.dateShort(tiraneDate(at))}, ${format.time(at)}`;
  };
  return (
    <ListRows label={label}>
      {fixtures.map(({ id, home, away, starts_at, venue, score }) => (
        <ListRow
          key={id}
          icon={isLive ? <Radio size={22} /> : <Trophy size={22} />}
          title={`${home.label} – ${away.label}`}
          meta={[isLive ? null : whenOf(starts_at), venue?.name].filter(Boolean).join(' · ')}
          value={score.home !== null && score.away !== null && <Score home={score.home} away={score.away} />}
        />
      ))}
    </ListRows>
  );
}

const Score = ({ home, away }: { home: number; away: number }) => (
  <span className={css.score}>
    {home}–{away}
  </span>
);
