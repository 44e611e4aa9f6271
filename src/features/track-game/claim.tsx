import { useUnit } from 'effector-react';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { GameBoard } from '../../entities/game/game-board.tsx';
import { serverAhead } from '../../entities/game/live-clock.ts';
import { $outbox } from '../../models/outbox/outbox.model.ts';
import type { Game, GameTracker } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { useDeadlines } from '../../shared/platform/use-deadlines.ts';
import { Link } from '../../shared/routing/link.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { Banner } from '../../shared/ui/banner.tsx';
import { Button } from '../../shared/ui/button.tsx';
import * as css from './claim.css.ts';
import { iconLink } from './track-board.css.ts';
import { RefusedEntries, UnsentCount } from './unsent-entries.tsx';
import { useClaim } from './use-claim.ts';
import { useUnsent } from './use-unsent.ts';

interface ClaimProps {
  game: Game;
  receivedAt: number;
  /** Of the other phone's screen, if it was scanned. */
  code: string | null;
  /** Of the person who looks. */
  userId: number;
  readAgain: () => unknown;
}

/** Before one tracks a game: it is taken, or taken over from whoever does (design §10). Nothing is claimed by looking. */
export function Claim({ game, receivedAt, code, userId, readAgain }: ClaimProps) {
  const t = useT('tracker');
  const words = useT('fixtures');
  // whoever was replaced still has what was not taken
  const unsent = useUnsent(game.id);
  const { tracker } = game;
  return (
    <div className={css.page}>
      <div className={css.head}>
        <Link to={paths.fixture(game.id)} className={iconLink} aria-label={t('close')}>
          <X size={22} />
        </Link>
        <h1 className={css.title}>{words('track')}</h1>
        <UnsentCount of={unsent} />
      </div>
      <div className={css.game}>
        <GameBoard game={game} receivedAt={receivedAt} />
        <RefusedEntries game={game} of={unsent} />
      </div>
      {tracker ? (
        <TakeOver {...{ game, tracker, receivedAt, code, userId, readAgain }} />
      ) : (
        <Offer text={t('begin.text')}>
          <ClaimButton game={game}>{words('track')}</ClaimButton>
        </Offer>
      )}
    </div>
  );
}

/** What this device cannot do is said before the game starts. */
function Offer({ about, text, children }: { about?: ReactNode; text: string; children: ReactNode }) {
  const t = useT('tracker');
  const { isKept } = useUnit($outbox);
  return (
    <div className={css.offer}>
      {isKept === false && <Banner tone="warning">{t('begin.notKept')}</Banner>}
      {about}
      <p className={css.text}>{text}</p>
      {children}
    </div>
  );
}

function ClaimButton({ game, code, children }: { game: Game; code?: string | null; children: ReactNode }) {
  const claim = useClaim(game.id);
  return (
    <Button
      block
      loading={claim.isBusy}
      onClick={() => claim.mutate({ ...(game.tracker && { take_over: true }), ...(code && { code }) })}
    >
      {children}
    </Button>
  );
}

/** Whoever is silent for so long is replaced without being asked (design §10). */
const SILENCE_MS = 120_000;

function TakeOver({ game, tracker, receivedAt, code, userId, readAgain }: ClaimProps & { tracker: GameTracker }) {
  const t = useT('tracker');
  const format = useFormat();
  const ahead = game.live ? serverAhead(game.live, receivedAt) : 0;
  const seenAt = Date.parse(tracker.seen_at) - ahead;
  useDeadlines([seenAt + SILENCE_MS], readAgain); // they may have been heard of since
  const name = tracker.user?.name;
  const hasAsked = tracker.asked_by?.id === userId;
  return (
    <Offer
      about={
        <p className={css.who} role="status">
          <strong>{name ? t('other.title', { name }) : t('other.titleBare')}</strong>
          <span>{t('other.seen', { time: format.time(Date.parse(tracker.seen_at)) })}</span>
        </p>
      }
      text={hasAsked && name ? t('other.asked', { name }) : t('other.hint')}
    >
      <ClaimButton game={game} code={code}>
        {t('other.takeOver')}
      </ClaimButton>
    </Offer>
  );
}
