import { Scale } from 'lucide-react';
import { headsOf, SideHead } from '../../entities/game/line-ups.tsx';
import { sideName } from '../../entities/game/side-name.ts';
import type { Event, Game, Participant } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { ListRows } from '../../shared/ui/list-row.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import * as css from './balance-sides.css.ts';
import { useGoing } from '../../entities/event/going.ts';
import { SideRow } from './side-row.tsx';
import { useSideWrites } from './use-side-writes.ts';

/** The sides of an event in the hands of who looks after it: balance them, again and with locks, or put somebody on the other one (COM-05). */
export function BalanceSides({ event, game }: { event: Event; game: Game }) {
  const t = useT('games');
  const words = useT('fixtures');
  const labels = { home: sideName(game, 'home', words), away: sideName(game, 'away', words) };
  const going = useGoing(event.id);
  const hasSides = game.home.lineup.length + game.away.lineup.length > 0;
  const { balance, isBalancing, change, changingId } = useSideWrites(event.id, hasSides);
  const rows = (of: readonly Participant[]) =>
    of.map((participant) => (
      <SideRow
        key={participant.id}
        eventId={event.id}
        participant={participant}
        labels={labels}
        busy={changingId === participant.id}
        onChange={(wanted) => change(participant, wanted)}
      />
    ));
  return (
    <Section
      title={t('sides.title')}
      action={
        <Button
          size="sm"
          variant={hasSides ? 'secondary' : 'primary'}
          icon={<Scale size={20} />}
          loading={isBalancing}
          onClick={balance}
        >
          {t('sides.balance')}
        </Button>
      }
    >
      <p className={css.quiet}>{t(hasSides ? 'sides.again' : 'sides.first')}</p>
      <QueryView query={going} skeleton={<Skeleton shape="box" width="100%" height={320} />}>
        {(people) => {
          const without = people.filter(({ side }) => side === null);
          return (
            <Stack gap={5}>
              <div className={css.sides}>
                {(['home', 'away'] as const).map((key) => {
                  const of = people.filter(({ side }) => side === key);
                  return (
                    <div key={key} className={css.side}>
                      <SideHead game={game} side={key} heads={headsOf(of)} />
                      {of.length === 0 ? (
                        <p className={css.quiet}>{t('lineups.none')}</p>
                      ) : (
                        <ListRows label={labels[key]}>{rows(of)}</ListRows>
                      )}
                    </div>
                  );
                })}
              </div>
              {without.length > 0 && (
                <div className={css.side}>
                  <h3>{t('sides.without')}</h3>
                  <ListRows label={t('sides.without')}>{rows(without)}</ListRows>
                </div>
              )}
            </Stack>
          );
        }}
      </QueryView>
    </Section>
  );
}
