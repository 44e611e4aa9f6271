import { ArrowLeftRight, Hand, Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import { sideName } from '../../entities/game/side-name.ts';
import { eventKinds } from '../../live/index.ts';
import type { GameEventType, GameSideKey } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import type { Translate } from '../../shared/i18n/i18n.ts';
import { OverflowMenu } from '../../shared/ui/overflow-menu.tsx';
import * as css from './pad.css.ts';
import { type Action, type MainType, shootoutActions, sportActions } from './sport-actions.ts';
import type { Tracking } from './use-tracking.ts';

interface PadProps {
  side: GameSideKey;
  tracking: Tracking;
}

/** What can be entered for a side: most of what happens by one press of one thumb (design §10). */
export function Pad({ side, tracking }: PadProps) {
  const { game, state, rules, isShootout, next } = tracking.tracked;
  const t = useT('tracker');
  const words = useT('fixtures');
  const events = useT('tracking');
  const name = sideName(game, side, words);
  const { main, often, seldom } = isShootout ? shootoutActions : sportActions[rules.sport];
  const isOn = next === 'play';
  const isPossible = ({ type }: Action) =>
    isOn || (eventKinds[type].isAnytime && state.phase !== 'before' && next !== 'over');
  const press = (action: Action) => () => tracking.add(action, side);
  return (
    <section className={css.pad} aria-label={name}>
      <p className={css.name} aria-hidden>
        {name}
      </p>
      <div className={css.main}>
        {main.map((action) => (
          <button
            key={action.type}
            type="button"
            className={css.big[side]}
            disabled={!isPossible(action)}
            aria-label={bigName(action.type, name, t)}
            onClick={press(action)}
          >
            {t(`add.${action.type}`)}
          </button>
        ))}
      </div>
      <div className={css.more}>
        {often.map((action) => (
          <button
            key={action.type}
            type="button"
            className={css.small}
            disabled={!isPossible(action)}
            aria-label={t('add.named', { action: events(`events.${action.type}`), side: name })}
            onClick={press(action)}
          >
            {icons[action.type]}
          </button>
        ))}
        {seldom.length > 0 && (
          <OverflowMenu
            label={t('add.more', { side: name })}
            items={seldom.map((action) => ({
              label: events(`events.${action.type}`),
              disabled: !isPossible(action),
              onSelect: press(action),
            }))}
          />
        )}
      </div>
      {next === 'play' && state.serving === side && <p className={css.count}>{events('serving')}</p>}
      {rules.sport === 'basketball' && <p className={css.count}>{t('add.fouls', { count: state.fouls[side] })}</p>}
    </section>
  );
}

/** "Goal, Dinamo", "Points 2, Dinamo". */
function bigName(type: MainType, side: string, t: Translate<'tracker'>): string {
  const { points, sports } = eventKinds[type];
  if (sports[0] === 'basketball' && points > 0) return t('add.points', { points, side });
  return t('add.named', { action: t(`add.${type}`), side });
}

const icons: Partial<Record<GameEventType, ReactNode>> = {
  'yellow-card': <span className={css.yellow} />,
  'red-card': <span className={css.red} />,
  substitution: <ArrowLeftRight size={20} />,
  'personal-foul': <Hand size={20} />,
  timeout: <Timer size={20} />,
};
