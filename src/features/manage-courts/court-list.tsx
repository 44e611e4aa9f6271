import { ArrowDown, ArrowUp, Copy, Pencil, Plus, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useCourtFacts } from '../../entities/court/court-facts.tsx';
import { lowestPrice } from '../../entities/court/court-week.ts';
import type { Court, Venue } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { Badge } from '../../shared/ui/badge.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { aboveCardLink } from '../../shared/ui/card.css.ts';
import { CardLink } from '../../shared/ui/card-link.tsx';
import { CourtCover } from '../../shared/ui/court-cover.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ListRow, ListRows } from '../../shared/ui/list-row.tsx';
import { type MenuItem, OverflowMenu } from '../../shared/ui/overflow-menu.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import { courtPaths } from './court-address.ts';
import * as css from './court-list.css.ts';
import { useCourtActions } from './use-court-actions.ts';

/** The courts of a venue in their order; those who may not change them read only (design §3). */
export function CourtList({ venue }: { venue: Venue }) {
  const t = useT('courts');
  const navigate = useNavigate();
  const mayChange = venue.permissions['manage_courts'] === true;
  const add = mayChange && (
    <Button icon={<Plus size={20} />} onClick={() => void navigate(courtPaths.add())}>
      {t('list.add')}
    </Button>
  );
  if (venue.courts.length === 0) {
    return (
      <EmptyState hint={t(mayChange ? 'list.emptyHint' : 'list.emptyStaff')} action={add}>
        {t('list.empty')}
      </EmptyState>
    );
  }
  return (
    <Stack gap={4}>
      <div className={css.head}>
        <p className={css.quiet}>{mayChange ? t('list.count', { count: venue.courts.length }) : t('list.readOnly')}</p>
        {add}
      </div>
      <ListRows label={t('list.label')}>
        {venue.courts.map((court, index) => (
          <CourtRow key={court.id} venue={venue} court={court} index={index} mayChange={mayChange} />
        ))}
      </ListRows>
    </Stack>
  );
}

interface CourtRowProps {
  venue: Venue;
  court: Court;
  /** Its place among the venue's courts. */
  index: number;
  mayChange: boolean;
}

function CourtRow({ venue, court, index, mayChange }: CourtRowProps) {
  const t = useT('courts');
  const format = useFormat();
  const navigate = useNavigate();
  const facts = useCourtFacts();
  const { move, remove } = useCourtActions(venue);
  const go = (to: string) => void navigate(to);
  const menu: MenuItem[] = [
    { label: t('menu.edit'), icon: <Pencil size={20} />, onSelect: () => go(courtPaths.edit(court.id)) },
    { label: t('menu.duplicate'), icon: <Copy size={20} />, onSelect: () => go(courtPaths.copy(court.id)) },
    {
      label: t('menu.up'),
      icon: <ArrowUp size={20} />,
      disabled: index === 0,
      onSelect: () => move(court, index - 1),
    },
    {
      label: t('menu.down'),
      icon: <ArrowDown size={20} />,
      disabled: index === venue.courts.length - 1,
      onSelect: () => move(court, index + 1),
    },
    { label: t('menu.delete'), icon: <Trash2 size={20} />, danger: true, onSelect: () => remove(court) },
  ];
  return (
    <ListRow
      icon={<CourtCover sport={court.sport.key} id={court.id} className={css.cover} />}
      title={
        <span className={css.title}>
          {mayChange ? <CardLink to={courtPaths.edit(court.id)}>{court.name}</CardLink> : court.name}
          <Badge tone={court.is_public ? 'success' : 'neutral'}>
            {t(court.is_public ? 'list.public' : 'list.hidden')}
          </Badge>
        </span>
      }
      meta={
        <>
          <span className={css.line}>{facts(court)}</span>
          <span className={css.line}>{t('list.from', { price: format.price(lowestPrice(court)) })}</span>
        </>
      }
      value={
        mayChange && (
          <OverflowMenu label={t('list.menu', { name: court.name })} items={menu} className={aboveCardLink} />
        )
      }
    />
  );
}
