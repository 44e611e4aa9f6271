import { useQuery } from '@tanstack/react-query';
import type { Event } from '../../shared/api/generated/model';
import { skipUnless } from '../../shared/api/skip-unless.ts';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { Fact, Facts } from '../../shared/ui/facts.tsx';
import { collected } from './collected.ts';
import { participantsQuery } from './people-query.ts';

/** What is collected and still open, for who manages the event; nothing for a free one, or before all are read (COM-08). */
export function MoneySummary({ event }: { event: Event }) {
  const t = useT('eventpeople');
  const format = useFormat();
  const first = useQuery(participantsQuery(event.id, 'going', 1)).data;
  // at most a hundred have a seat: two pages
  const hasSecond = first !== undefined && first.pagination.last_page > 1;
  const second = useQuery(skipUnless(hasSecond, participantsQuery(event.id, 'going', 2))).data;
  if (event.price_total === null || !first || (hasSecond && !second)) return null;
  const people = [...first.participants, ...((hasSecond && second?.participants) || [])];
  const { paid, open } = collected(people);
  return (
    <Card padded>
      <Facts>
        <Fact term={t('money.collected')}>{format.money(paid)}</Fact>
        <Fact term={t('money.open')}>{format.money(open)}</Fact>
      </Facts>
    </Card>
  );
}
