import type { Sport } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { CardLink } from '../../shared/ui/card-link.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { CourtCover } from '../../shared/ui/court-cover.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { formatVenueFilters } from './venue-filters.ts';
import * as css from './sport-tiles.css.ts';

/** The sports of the product, each a way to its venues. */
export function SportTiles({ sports }: { sports: readonly Sport[] }) {
  const t = useT();
  return (
    // Safari takes the role away from a list without markers.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul role="list" className={css.tiles}>
      {sports.map(({ id, key }) => (
        <Card as="li" key={id} className={css.tile}>
          <div className={css.cover}>
            <CourtCover sport={key} id={id} />
          </div>
          <CardLink to={paths.venues(formatVenueFilters({ sport_id: id }))} className={css.name}>
            {t(`sports.${key}`)}
          </CardLink>
        </Card>
      ))}
    </ul>
  );
}

/** Four tiles that are on their way. */
export function SportTilesSkeleton() {
  return (
    <div className={css.tiles} aria-hidden>
      {[1, 2, 3, 4].map((tile) => (
        <Skeleton key={tile} shape="box" width="100%" height={58} />
      ))}
    </div>
  );
}
