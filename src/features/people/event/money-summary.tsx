import { useQuery } from '@tanstack/react-query';
import type { Event } from '../../../shared/api/generated/model';
import { useFormat, useT } from '../../../shared/i18n/i18n-react.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { Fact, Facts } from '../../../shared/ui/facts.tsx';
import { participantsQuery } from './people-query.ts';

/** What is collected and still open, for who manages the event; nothing for a free one where nobody owes anything (COM-08). */
export function MoneySummary({ event }: { event: Event }) {
  const t = useT('eventpeople');
  const format = useFormat();
  const money = useQuery(participantsQuery(event.id, 'going')).data?.money;
  if (!money || (event.price_total === null && money.paid + money.open === 0)) return null;
  return (
    <Card padded>
      <Facts>
        <Fact term={t('money.collected')}>{format.money(money.paid)}</Fact>
        <Fact term={t('money.open')}>{format.money(money.open)}</Fact>
      </Facts>
    </Card>
  );
}
