import { ArrowLeft, ArrowRight, Star, Trash2 } from 'lucide-react';
import { useT } from '../i18n/i18n-react.tsx';
import { cx } from './cx.ts';
import { OverflowMenu } from './overflow-menu.tsx';
import * as css from './photo-list.css.ts';
import { DragHandle, useSortable } from './sortable.tsx';

export interface Photo {
  id: number;
  url: string;
}

interface Editing {
  /** `to` is the new place, counted from 0. */
  onMove: (id: number, to: number) => void;
  onRemove: (id: number) => void;
}

export interface PhotoListProps {
  /** What the photos show. */
  label: string;
  photos: readonly Photo[];
  /** Absent: they are only looked at. */
  edit?: Editing | undefined;
}

/**
 * Photos in their order, the first of them the cover: moved by drag, by the arrow keys on their handle, or by their menu, and
 * each move is announced. The page's row names the dictionary `photos`.
 */
export function PhotoList({ label, photos, edit }: PhotoListProps) {
  const t = useT('photos');
  const total = photos.length;
  const { move, item, handle, aside } = useSortable({
    ids: photos.map(({ id }) => id),
    onMove: (id, to) => edit?.onMove(id, to),
    hint: t('moveHint'),
    news: (_, to) => (to === 0 ? t('movedFirst') : t('moved', { number: to + 1, total })),
  });
  const menuOf = (id: number, at: number) => [
    ...(at > 0 ? [{ label: t('makeCover'), icon: <Star size={20} />, onSelect: () => move(id, 0) }] : []),
    { label: t('left'), icon: <ArrowLeft size={20} />, disabled: at === 0, onSelect: () => move(id, at - 1) },
    { label: t('right'), icon: <ArrowRight size={20} />, disabled: at === total - 1, onSelect: () => move(id, at + 1) },
    { label: t('remove'), icon: <Trash2 size={20} />, danger: true, onSelect: () => edit?.onRemove(id) },
  ];
  return (
    <>
      <ul className={css.list} aria-label={label}>
        {photos.map(({ id, url }, at) => {
          const sorted = item(id);
          const place = sorted['data-place'];
          return (
            <li key={id} {...sorted} className={cx(css.item, place === 0 && css.first)}>
              <img
                className={css.photo}
                src={url}
                alt={t('number', { number: at + 1, total })}
                draggable={false}
                loading="lazy"
              />
              {edit && (
                <>
                  <DragHandle
                    variant="raised"
                    className={cx(css.handle, css.wholePhoto)}
                    aria-label={t('move', { number: at + 1 })}
                    {...handle(id)}
                  />
                  <OverflowMenu
                    label={t('actions', { number: at + 1 })}
                    variant="raised"
                    className={css.menu}
                    items={menuOf(id, at)}
                  />
                </>
              )}
              <span className={css.mark} aria-hidden={place > 0 || undefined}>
                {place === 0 ? t('cover') : place + 1}
              </span>
            </li>
          );
        })}
      </ul>
      {edit && aside}
    </>
  );
}
