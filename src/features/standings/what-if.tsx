import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { errorText, schemaResolver } from '../../entities/form/field-messages.ts';
import type { ResultValues } from '../../entities/game/result-rows.ts';
import type { Competition, GameRules, StandingTable as Table, TableGame } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { StandingsTable } from './standings-table.tsx';
import { tableGamesQuery } from './what-if.data.ts';
import * as css from './what-if.css.ts';
import { WhatIfGame } from './what-if-game.tsx';
import { openGames, whatIfTable } from './what-if-table.ts';
import { enteredResults, fieldOfGame, whatIfSchema } from './what-if-values.ts';

interface WhatIfProps {
  table: Table;
  competition: Competition;
}

/** A table with results that the reader makes up beside it; they are gone with it, and never sent (CMP-02). */
export function WhatIf({ table, competition }: WhatIfProps) {
  const t = useT('standings');
  const query = useQuery(tableGamesQuery(competition.id, table));
  if (query.data) return <Games table={table} competition={competition} {...query.data} />;
  return (
    <Frame table={<StandingsTable table={table} competition={competition} />}>
      <QueryView
        query={query}
        errorTitle={t('whatIf.notLoaded')}
        skeleton={<Skeleton shape="box" width="100%" height={320} />}
      >
        {() => null}
      </QueryView>
    </Frame>
  );
}

function Frame({ table, children }: { table: ReactNode; children: ReactNode }) {
  const t = useT('standings');
  return (
    <>
      <div className={css.table}>{table}</div>
      <div className={css.games}>
        <Section title={t('whatIf.title')} titleClass={css.title} gap={4}>
          <p className={css.hint}>{t('whatIf.hint')}</p>
          {children}
        </Section>
      </div>
    </>
  );
}

interface GamesProps extends WhatIfProps {
  rules: GameRules;
  games: readonly TableGame[];
}

function Games({ table, competition, rules, games }: GamesProps) {
  const t = useT('standings');
  const words = useT('competition');
  const texts = useT();
  const scoring = { ...competition, rules };
  const open = openGames(table, scoring, games);
  // sends nothing, so it is none of `useApiForm`
  const form = useForm<ResultValues>({
    resolver: schemaResolver(whatIfSchema(scoring, open)),
    defaultValues: {},
    mode: 'onTouched',
  });
  const values = typedOf(useWatch({ control: form.control }));
  const results = enteredResults(scoring, open, values);
  const shown = whatIfTable(table, scoring, games, results);
  const fieldOf = (name: string) => {
    const { error } = form.getFieldState(name, form.formState);
    // what is wrong with both numbers is said at the first, which was left before the second was there
    const deps = name.endsWith('_away') ? name.replace(/_away$/, '_home') : [];
    return { ...form.register(name, { deps }), id: `what-if-${name}`, error: errorText(error, texts) };
  };
  const teams = new Map(table.rows.map(({ team }) => [team.id, team]));
  const isEmpty = Object.values(values).every((text) => text.trim() === '');
  return (
    <Frame
      table={
        <StandingsTable
          table={shown}
          competition={competition}
          note={results.size > 0 ? t('whatIf.title') : undefined}
        />
      }
    >
      {open.length === 0 && <p>{t('whatIf.noGames')}</p>}
      {[...Map.groupBy(open, ({ round }) => round)].map(([round, ofRound]) => (
        <div key={round} className={css.round}>
          <h3 className={css.roundName}>{words('rounds.matchday', { number: round })}</h3>
          {ofRound.map((game) => (
            <WhatIfGame
              key={game.id}
              sides={[teams.get(game.home_team_id), teams.get(game.away_team_id)]}
              scoring={scoring}
              fieldOf={(field) => fieldOf(fieldOfGame(game.id, field))}
              textOf={(field) => values[fieldOfGame(game.id, field)] ?? ''}
            />
          ))}
        </div>
      ))}
      <div className={css.foot}>
        <Moved table={shown} count={results.size} />
        {!isEmpty && (
          <Button variant="ghost" size="sm" onClick={() => form.reset(emptied(values))}>
            {t('whatIf.clear')}
          </Button>
        )}
      </div>
    </Frame>
  );
}

/** Fields that are not on screen yet have no value. */
const typedOf = (values: Partial<ResultValues>): ResultValues =>
  Object.fromEntries(Object.entries(values).flatMap(([field, text]) => (text === undefined ? [] : [[field, text]])));

const emptied = (values: ResultValues): ResultValues =>
  Object.fromEntries(Object.keys(values).map((field) => [field, '']));

/** Who has gained or lost places, also for those who do not see the table while they type. */
function Moved({ table, count }: { table: Table; count: number }) {
  const t = useT('standings');
  const format = useFormat();
  const moved = table.rows.filter(({ rank_change: by }) => by !== 0);
  const names = moved.map(({ rank, team }) => `${rank}. ${team.name}`);
  return (
    <p role="status" className={css.moved}>
      {count > 0 && (names.length > 0 ? t('whatIf.moved', { teams: format.list(names) }) : t('whatIf.noneMoved'))}
    </p>
  );
}
