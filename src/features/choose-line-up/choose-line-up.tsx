import { ClipboardList } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Game, GameSideKey, TeamRef } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { useSearchDialogs } from '../../shared/routing/search-dialogs.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Inline } from '../../shared/ui/stack.tsx';
import { lineUpDialogs } from './line-up-address.ts';

const LineUpDialog = lazy(async () => ({ default: (await import('./line-up-dialog.tsx')).LineUpDialog }));

interface SideProps {
  game: Game;
  side: GameSideKey;
}

/** The team of a side, for who may choose its players now; one without players has nobody to choose. */
function teamToChoose({ permissions, ...sides }: Game, side: GameSideKey): TeamRef | null {
  const { team, lineup } = sides[side];
  return permissions[`set_lineup_${side}`] === true && lineup.length > 0 ? team : null;
}

/** The way to the choice of who plays for a side; nothing for others. */
export function ChooseLineUp({ game, side }: SideProps) {
  const t = useT('games');
  const { open } = useSearchDialogs(lineUpDialogs);
  if (!teamToChoose(game, side)) return null;
  return (
    <Inline>
      <Button
        size="sm"
        variant="secondary"
        icon={<ClipboardList size={18} />}
        onClick={() => open(side === 'home' ? 'line-up-home' : 'line-up-away')}
      >
        {t(game[side].lineup.some(isChosen) ? 'lineups.change' : 'lineups.choose')}
      </Button>
    </Inline>
  );
}

const isChosen = ({ is_starter }: Game['home']['lineup'][number]): boolean => is_starter !== null;

/** The dialog of the choice: once a page, since the button goes when the game begins. */
export function LineUpDialogs({ game }: { game: Game }) {
  const { shown, close } = useSearchDialogs(lineUpDialogs);
  if (!shown) return null;
  return <Opened key={shown.name} game={game} side={shown.name === 'line-up-home' ? 'home' : 'away'} onClose={close} />;
}

/** Stays as it was opened when the game begins meanwhile: what was chosen is not lost, and saving says why it is too late. */
function Opened({ game, side, onClose }: SideProps & { onClose: () => void }) {
  const [{ lineup }] = useState(game[side]);
  const [team] = useState(() => teamToChoose(game, side));
  if (!team) return null;
  return (
    <Suspense>
      <LineUpDialog gameId={game.id} side={side} team={team} lineup={lineup} onClose={onClose} />
    </Suspense>
  );
}
