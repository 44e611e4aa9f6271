import type { Booking } from '../../../shared/api/generated/model';
import { useT } from '../../../shared/i18n/i18n-react.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { useAnswerOffer } from './use-answer-offer.ts';

interface OfferAnswersProps {
  booking: Booking;
  /** Ids of what says which booking it is. */
  describedBy?: string;
  /** It is accepted or declined; the buttons will go. */
  onDone: () => void;
}

/** The two answers to an offer: wherever it is shown, they can be given. */
export function OfferAnswers({ booking, describedBy, onDone }: OfferAnswersProps) {
  const t = useT('bookings');
  const { answer, answering } = useAnswerOffer(booking, onDone);
  // the other answer must not follow
  const press = (one: 'accept' | 'decline') => () => answering === null && answer(one);
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        loading={answering === 'decline'}
        aria-describedby={describedBy}
        onClick={press('decline')}
      >
        {t('handOver.offers.decline')}
      </Button>
      <Button size="sm" loading={answering === 'accept'} aria-describedby={describedBy} onClick={press('accept')}>
        {t('handOver.offers.accept')}
      </Button>
    </>
  );
}
