import { useState } from 'react';
import { sideName } from '../../entities/game/side-name.ts';
import type { GameSideKey, Id, LineupEntry } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Button } from '../../shared/ui/button.tsx';
import * as css from './who-panel.css.ts';
import type { Asked, Tracking } from './use-tracking.ts';

interface WhoPanelProps {
  asked: Asked;
  tracking: Tracking;
}

/** Who it was: asked after the entry, which counts already; whoever has no time goes on without answering. */
export function WhoPanel({ asked, tracking }: WhoPanelProps) {
  const t = useT('tracker');
  const words = useT('fixtures');
  const events = useT('tracking');
  const [off, setOff] = useState<Id | null>(null);
  const { tracked, name, ask } = tracking;
  const entry = tracked.log.find(({ client_id }) => client_id === asked.clientId);
  if (!entry?.side) return null;
  const { side } = entry;
  const isPair = asked.question === 'players';
  const event = events(`events.${entry.type}`);
  const title = isPair
    ? t(off === null ? 'who.off' : 'who.on')
    : t('who.player', { event, side: sideName(tracked.game, side, words) });
  const choose = (id: Id) => {
    if (isPair && off === null) return setOff(id);
    const who = isPair ? { player_id: off, related_player_id: id } : { player_id: id, related_player_id: null };
    name(asked.clientId, { ...who, how: entry.how });
    return ask(null);
  };
  return (
    <section className={css.panel} aria-label={title}>
      <div className={css.head}>
        <h2 className={css.title}>{title}</h2>
        <Button size="sm" variant="ghost" onClick={() => ask(null)}>
          {t('who.unknown')}
        </Button>
      </div>
      <div className={css.people}>
        {inOrder(tracked.game[side].lineup).map((one) => (
          <Person
            key={one.user.id}
            entry={one}
            isOut={isOut(tracking, side, one.user.id, entry.type)}
            disabled={one.user.id === off}
            onChoose={choose}
          />
        ))}
      </div>
    </section>
  );
}

/** Who starts before the bench; who looks from the touchline reads the shirts. */
const inOrder = (lineup: readonly LineupEntry[]) =>
  lineup.toSorted(
    (a, b) =>
      Number(b.is_starter) - Number(a.is_starter) ||
      (a.jersey_number ?? Number.MAX_VALUE) - (b.jersey_number ?? Number.MAX_VALUE),
  );

/** Sent off or out; whoever is out after fouls may still be replaced. */
function isOut({ tracked: { state } }: Tracking, side: GameSideKey, id: Id, type: string): boolean {
  const tally = state.players.get(id);
  return tally?.side === side && tally.isOut && !(type === 'substitution' && tally.reds === 0);
}

interface PersonProps {
  entry: LineupEntry;
  isOut: boolean;
  disabled: boolean;
  onChoose: (id: Id) => void;
}

function Person({ entry: { user, jersey_number }, isOut: out, disabled, onChoose }: PersonProps) {
  const t = useT('tracker');
  return (
    <button type="button" className={css.person} disabled={disabled || out} onClick={() => onChoose(user.id)}>
      {jersey_number !== null && <span className={css.number}>{jersey_number}</span>}
      <span className={css.who}>{user.name}</span>
      {out && <span className={css.out}>{t('who.out')}</span>}
    </button>
  );
}
