import type { Event } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { Badge } from '../../shared/ui/badge.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { Section } from '../../shared/ui/section.tsx';
import * as css from './info.css.ts';

/** The price of a head, how it comes about, and what the reader pays or still owes; in cash, at the court (COM-08, decision 041). */
export function EventCost({ event }: { event: Event }) {
  const t = useT('event');
  const format = useFormat();
  const { price_total: total, price_per_person: each, going_count: going, capacity, my_participation: mine } = event;
  const owes = mine?.owes ?? 0;
  const isFree = !total || !each;
  if (isFree && owes === 0)
    return (
      <Section title={t('cost.title')}>
        <p>{format.price(0)}</p>
      </Section>
    );
  const due = mine?.status === 'going' && !isFree ? mine.due : null;
  return (
    <Section title={t('cost.title')}>
      <Card padded className={css.cost}>
        <p className={css.price}>{isFree ? format.price(0) : t('cost.each', { price: format.money(each) })}</p>
        {!isFree && (
          <p className={css.muted}>
            {going > 0
              ? t('cost.split', { total: format.money(total), count: going })
              : t('cost.splitFull', { total: format.money(total), count: capacity })}
          </p>
        )}
        {(due !== null || owes > 0) && (
          <p className={css.mine}>
            {due === null ? (
              t('cost.owesAlone', { price: format.money(owes) })
            ) : (
              <span>
                {t('cost.mine', { count: 1 + (mine?.guests ?? 0), price: format.money(due) })}
                {owes > 0 && <span className={css.line}>{t('cost.owes', { price: format.money(owes) })}</span>}
              </span>
            )}
            {mine?.has_paid && <Badge tone="success">{t('cost.paid')}</Badge>}
          </p>
        )}
        <p className={css.muted}>{t('cost.cash')}</p>
      </Card>
    </Section>
  );
}
