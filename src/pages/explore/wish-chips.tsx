import { X } from 'lucide-react';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Link } from '../../shared/routing/link.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { chip } from '../../shared/ui/chip.css.ts';
import { Inline } from '../../shared/ui/stack.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { type ExploreWish, without, withKeywords } from './explore-wish.ts';

interface WishChipsProps {
  wish: ExploreWish;
  /** Words of the search, which stay. */
  keywords: string | undefined;
  sport: string | undefined;
  city: string | undefined;
}

/** What the page is narrowed to, each with the way to the page without it. */
export function WishChips({ wish, keywords, sport, city }: WishChipsProps) {
  const t = useT('home');
  const chips = [
    { what: 'sport', name: sport },
    { what: 'city', name: wish.isHomeCity ? undefined : city },
  ] as const;
  return (
    <Inline role="group" aria-label={t('explore.narrowed')}>
      {chips.map(
        ({ what, name }) =>
          name !== undefined && (
            <Link
              key={what}
              to={`${paths.explore()}?${withKeywords(without(wish, what), keywords)}`}
              className={chip}
              preventScrollReset
            >
              <VisuallyHidden>{t('explore.without')}</VisuallyHidden> {name}
              <X size={16} aria-hidden />
            </Link>
          ),
      )}
    </Inline>
  );
}
