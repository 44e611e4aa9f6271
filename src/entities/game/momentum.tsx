import { type Momentum as Found, momentumOf } from '../../live/index.ts';
import type { Game, GameEvent } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import type { Translate } from '../../shared/i18n/i18n.ts';
import { cx } from '../../shared/ui/cx.ts';
import { Section } from '../../shared/ui/section.tsx';
import * as css from './momentum.css.ts';
import { liveRulesOf, toLog } from './game-log.ts';
import { sideName } from './side-name.ts';
import { SideMark } from './side-mark.tsx';

/** Who had more of a tracked game: a bar for each part, up for home and down for away, and in words how it went lately (CMP-04, decision 068). */
export function Momentum({ game, events }: { game: Game; events: readonly GameEvent[] }) {
  const t = useT('tracking');
  const words = useT('fixtures');
  const momentum = momentumOf(liveRulesOf(game), toLog(events));
  if (!momentum) return null;
  const { parts } = momentum;
  const most = Math.max(...parts.map(({ home, away }) => Math.abs(home - away)), 1);
  const names = { home: sideName(game, 'home', words), away: sideName(game, 'away', words) };
  return (
    <Section title={t('momentum.title')}>
      <div className={css.chart}>
        <div className={css.sides}>
          <SideMark of={game.home} side="home" />
          <SideMark of={game.away} side="away" />
        </div>
        <div className={css.bars} aria-hidden>
          {parts.map(({ home, away, isFirst }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a part is its place in the game
            <span key={index} className={cx(css.part, isFirst && css.first)}>
              <Bar of="home" by={home - away} most={most} />
              <Bar of="away" by={away - home} most={most} />
            </span>
          ))}
        </div>
      </div>
      <p className={css.words}>{latelyText(game, momentum, names, t)}</p>
    </Section>
  );
}

function Bar({ of, by, most }: { of: 'home' | 'away'; by: number; most: number }) {
  return (
    <span className={css.half[of]}>
      {by > 0 && <span className={css.bar[of]} style={{ height: `${(100 * by) / most}%` }} />}
    </span>
  );
}

/** "Last 15 minutes: Dajti Boys on top"; where points are scored, with them. */
function latelyText(
  { sport }: Game,
  { lately: { home, away, count } }: Found,
  names: Readonly<Record<'home' | 'away', string>>,
  t: Translate<'tracking'>,
): string {
  if (sport.key === 'football') {
    if (home === away) return t('momentum.even', { count });
    return t('momentum.more', { count, side: home > away ? names.home : names.away });
  }
  const score = { count, home, away, homeName: names.home, awayName: names.away };
  return sport.key === 'basketball' ? t('momentum.scored', score) : t('momentum.points', score);
}
