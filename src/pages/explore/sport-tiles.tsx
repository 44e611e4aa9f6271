import { formatVenueFilters } from '../../entities/venue/venue-filters.ts';
import type { ListSportsData } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { CardLink } from '../../shared/ui/card-link.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { CourtCover } from '../../shared/ui/court-cover.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Block, type BlockQuery } from './block.tsx';
import * as css from './explore.css.ts';

/** The sports of the product, each a way to its venues. */
export function SportTiles({ query }: { query: BlockQuery<ListSportsData> }) {
  const t = useT('home');
  const skeleton = (
    <div className={css.tiles} aria-hidden>
      {[1, 2, 3, 4].map((tile) => (
        <Skeleton key={tile} shape="box" width="100%" height={110} />
      ))}
    </div>
  );
  return (
    <Block title={t('explore.sports')}>
      <QueryView query={query} failure={query.failure} skeleton={skeleton}>
        {({ sports }) =>
          sports.length === 0 ? (
            <EmptyState>{t('common:states.noResults')}</EmptyState>
          ) : (
            // Safari takes the role away from a list without markers.
            // oxlint-disable-next-line jsx-a11y/no-redundant-roles
            <ul role="list" className={css.tiles}>
              {sports.map(({ id, key }) => (
                <Card as="li" key={id} className={css.tile}>
                  <div className={css.tileCover}>
                    <CourtCover sport={key} id={id} />
                  </div>
                  <CardLink to={paths.venues(formatVenueFilters({ sport_id: id }))} className={css.tileName}>
                    {t(`common:sports.${key}`)}
                  </CardLink>
                </Card>
              ))}
            </ul>
          )
        }
      </QueryView>
    </Block>
  );
}
