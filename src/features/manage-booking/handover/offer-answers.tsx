import type { Booking } from '../../../shared/api/generated/model';
import { useT } from '../../../shared/i18n/i18n-react.tsx';
import { AnswerButtons } from '../../../shared/ui/answer-buttons.tsx';
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
  return (
    <AnswerButtons
      texts={{ accept: t('handOver.offers.accept'), decline: t('handOver.offers.decline') }}
      answering={answering}
      describedBy={describedBy}
      onAnswer={answer}
    />
  );
}
