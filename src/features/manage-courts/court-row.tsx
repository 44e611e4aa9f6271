import { ArrowDown, ArrowUp, Copy, Pencil, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useCourtFacts } from '../../entities/court/court-facts.tsx';
import { lowestPrice } from '../../entities/court/court-week.ts';
import type { Court } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { Badge } from '../../shared/ui/badge.tsx';
import { aboveCardLink } from '../../shared/ui/card.css.ts';
import { CardLink } from '../../shared/ui/card-link.tsx';
import { CourtCover } from '../../shared/ui/court-cover.tsx';
import { cx } from '../../shared/ui/cx.ts';
import { ListRow } from '../../shared/ui/list-row.tsx';
import { type MenuItem, OverflowMenu } from '../../shared/ui/overflow-menu.tsx';
import { DragHandle, type Sorting } from '../../shared/ui/sortable.tsx';
import { courtPaths } from './court-address.ts';
import * as css from './court-row.css.ts';

interface CourtRowProps {
  court: Court;
  /** Absent: the court is only looked at. */
  own?: OwnCourt;
}

interface OwnCourt {
  sorting: Sorting;
  /** Its place among the venue's courts. */
  index: number;
  isLast: boolean;
  onRemove: () => void;
}

/** A court in the list of its venue. */
export function CourtRow({ court, own }: CourtRowProps) {
  const t = useT('courts');
  const format = useFormat();
  const facts = useCourtFacts();
  return (
    <ListRow
      sortable={own?.sorting.item(court.id)}
      icon={
        <span className={css.icon}>
          {own && (
            <DragHandle
              className={cx(aboveCardLink, css.handle)}
              aria-label={t('list.move', { name: court.name })}
              {...own.sorting.handle(court.id)}
            />
          )}
          <CourtCover sport={court.sport.key} id={court.id} className={css.cover} />
        </span>
      }
      title={
        <span className={css.title}>
          {own ? <CardLink to={courtPaths.edit(court.id)}>{court.name}</CardLink> : court.name}
          {!court.is_public && <Badge>{t('list.hidden')}</Badge>}
        </span>
      }
      meta={
        <>
          <span className={css.line}>{facts(court)}</span>
          <span className={css.line}>{t('list.from', { price: format.price(lowestPrice(court)) })}</span>
        </>
      }
      value={own && <CourtMenu court={court} {...own} />}
    />
  );
}

function CourtMenu({ court: { id, name }, sorting: { move }, index, isLast, onRemove }: OwnCourt & { court: Court }) {
  const t = useT('courts');
  const navigate = useNavigate();
  const go = (to: string) => void navigate(to);
  const items: MenuItem[] = [
    { label: t('menu.edit'), icon: <Pencil size={20} />, onSelect: () => go(courtPaths.edit(id)) },
    { label: t('menu.duplicate'), icon: <Copy size={20} />, onSelect: () => go(courtPaths.copy(id)) },
    { label: t('menu.up'), icon: <ArrowUp size={20} />, disabled: index === 0, onSelect: () => move(id, index - 1) },
    { label: t('menu.down'), icon: <ArrowDown size={20} />, disabled: isLast, onSelect: () => move(id, index + 1) },
    { label: t('menu.delete'), icon: <Trash2 size={20} />, danger: true, onSelect: onRemove },
  ];
  return <OverflowMenu label={t('list.menu', { name })} items={items} className={aboveCardLink} />;
}
