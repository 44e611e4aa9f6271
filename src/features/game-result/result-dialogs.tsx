import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { getGetGameQueryOptions } from '../../shared/api/generated/endpoints/games/games.ts';
import type { Game } from '../../shared/api/generated/model';
import { skipUnless } from '../../shared/api/skip-unless.ts';
import { useSearchDialogs } from '../../shared/routing/search-dialogs.ts';
import { resultDialogs } from './result-address.ts';

// the forms and their schemas are loaded when a dialog opens
const dialogs = {
  result: lazy(async () => ({ default: (await import('./enter-dialog.tsx')).EnterDialog })),
  dispute: lazy(async () => ({ default: (await import('./dispute-dialog.tsx')).DisputeDialog })),
  walkover: lazy(async () => ({ default: (await import('./walkover-dialog.tsx')).WalkoverDialog })),
  reopen: lazy(async () => ({ default: (await import('./reopen-dialog.tsx')).ReopenDialog })),
} as const;

type ResultDialog = keyof typeof dialogs;

/** The dialogs about results, wherever a page shows games: once a page, since the buttons that open them go with what they do. */
export function ResultDialogs() {
  const { shown, close } = useSearchDialogs(resultDialogs);
  const game = useQuery(skipUnless(shown !== null, getGetGameQueryOptions(shown?.id ?? 0))).data?.game;
  if (shown === null || game?.id !== shown.id) return null;
  return <Opened key={`${shown.name}-${shown.id}`} kind={shown.name} game={game} onClose={close} />;
}

interface OpenedProps {
  kind: ResultDialog;
  game: Game;
  onClose: () => void;
}

const permissionsFor: Record<ResultDialog, readonly string[]> = {
  result: ['enter_result', 'settle_result'],
  dispute: ['dispute_result'],
  walkover: ['walkover'],
  reopen: ['reopen'],
};
const isAllowed = (kind: ResultDialog, { permissions }: Game): boolean =>
  permissionsFor[kind].some((name) => permissions[name] === true);

/** Shows the game as it was when the dialog was opened: what is sent may end the permission before the dialog has closed. */
function Opened({ kind, game, onClose }: OpenedProps) {
  const [opened] = useState(game);
  const Dialog = dialogs[kind];
  if (!isAllowed(kind, opened)) return null;
  return (
    <Suspense>
      <Dialog game={opened} onClose={onClose} />
    </Suspense>
  );
}
