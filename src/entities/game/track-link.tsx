import type { Fixture } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import * as css from './fixture-rows.css.ts';

interface TrackLinkProps {
  game: Pick<Fixture, 'id' | 'permissions'>;
  /** Id of what says which game it is, in a list. */
  describedBy?: string;
  /** The main action of its card. */
  isMain?: true;
}

/** To where the log of the game is kept, for who may (decision 063); nothing for others. */
export function TrackLink({ game: { id, permissions }, describedBy, isMain }: TrackLinkProps) {
  const t = useT('fixtures');
  if (!permissions?.['track']) return null;
  return (
    <LinkButton
      to={paths.trackGame(id)}
      {...(!isMain && { size: 'sm', variant: 'secondary' })}
      aria-describedby={describedBy}
    >
      {t('track')}
    </LinkButton>
  );
}

/** The same as what stands below a row of a list. */
export function TrackFoot({ game, linkId }: { game: Fixture; linkId: string }) {
  if (!game.permissions?.['track']) return null;
  return (
    <div className={css.foot}>
      <TrackLink game={game} describedBy={linkId} />
    </div>
  );
}
