import type { Competition, RankOfTeam } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { Crest } from '../../shared/ui/crest.tsx';
import { ListRow, ListRows } from '../../shared/ui/list-row.tsx';
import { datesText, rankText } from './competition-words.ts';
import { PhaseBadge } from './phase-badge.tsx';

interface CompetitionRowsProps {
  /** Name of the list. */
  label: string;
  competitions: readonly Competition[];
  /** Where a team stands in them. */
  ranks: readonly RankOfTeam[];
}

/** The competitions of a team in short: the name, where it stands, and how far it is (CMP-01). */
export function CompetitionRows({ label, competitions, ranks }: CompetitionRowsProps) {
  const t = useT('competitions');
  const format = useFormat();
  return (
    <ListRows label={label}>
      {competitions.map((competition) => {
        const { id, name, phase, champion } = competition;
        const rank = ranks.find(({ competition_id }) => competition_id === id);
        return (
          <ListRow
            key={id}
            icon={<Crest of={competition} size={40} />}
            title={name}
            meta={[
              rank ? rankText(rank, t) : datesText(competition, t, format),
              champion && t('champion', { name: champion.name }),
            ]
              .filter(Boolean)
              .join(' · ')}
            value={<PhaseBadge phase={phase} />}
            to={paths.competition(id)}
          />
        );
      })}
    </ListRows>
  );
}
