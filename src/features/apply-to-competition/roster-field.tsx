import { useWatch } from 'react-hook-form';
import type { useApiForm } from '../../entities/form/use-api-form.ts';
import { usePlayers } from '../../entities/team/team-players.ts';
import type { Competition, Team } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Chip, ChipGroup } from '../../shared/ui/chip.tsx';
import { FieldGroup } from '../../shared/ui/field-group.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import * as css from './apply.css.ts';
import type { applySchema } from './apply-schema.ts';

interface RosterFieldProps {
  form: Pick<ReturnType<typeof useApiForm<ReturnType<typeof applySchema>, unknown>>, 'control' | 'field' | 'set'>;
  team: Team;
  limits: Pick<Competition, 'roster_min' | 'roster_max'>;
}

/** Who plays for the team in this competition: all its players, until some are left out. */
export function RosterField({ form, team, limits: { roster_min: min, roster_max: max } }: RosterFieldProps) {
  const t = useT('entries');
  const { query, players = [] } = usePlayers(team.slug);
  const chosen = useWatch({ control: form.control, name: 'roster' }) ?? players.map(({ user_id }) => user_id);
  const { id, error } = form.field('roster');
  const toggle = (userId: number) =>
    form.set('roster', chosen.includes(userId) ? chosen.filter((one) => one !== userId) : [...chosen, userId]);
  return (
    <FieldGroup id={id} label={t('apply.roster')} hint={t('apply.rosterHint', { min, max })} error={error}>
      {(describedBy) => (
        <QueryView query={query} failure="line" skeleton={<Skeleton shape="box" height="96px" />}>
          {() => (
            <>
              <ChipGroup label={t('apply.roster')} describedBy={describedBy}>
                {players.map(({ user_id, user, jersey_number: number }, index) => (
                  <Chip
                    key={user_id}
                    id={index === 0 ? id : undefined}
                    pressed={chosen.includes(user_id)}
                    onClick={() => toggle(user_id)}
                  >
                    {number === null ? user.name : `${user.name} · ${number}`}
                  </Chip>
                ))}
              </ChipGroup>
              <p id={players.length === 0 ? id : undefined} className={css.quiet} role="status">
                {t('apply.chosen', { count: chosen.length })}
              </p>
            </>
          )}
        </QueryView>
      )}
    </FieldGroup>
  );
}
