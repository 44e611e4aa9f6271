import { Button } from './button.tsx';

export type Answer = 'accept' | 'decline';

interface AnswerButtonsProps {
  texts: Record<Answer, string>;
  /** The answer that is on its way: the other one must not follow. */
  answering: Answer | null;
  /** Ids of what says which question it is. */
  describedBy?: string | undefined;
  onAnswer: (answer: Answer) => void;
}

/** The two answers to a question, wherever it is shown. */
export function AnswerButtons({ texts, answering, describedBy, onAnswer }: AnswerButtonsProps) {
  const button = (answer: Answer) => ({
    size: 'sm' as const,
    loading: answering === answer,
    'aria-describedby': describedBy,
    onClick: () => answering === null && onAnswer(answer),
    children: texts[answer],
  });
  return (
    <>
      <Button variant="secondary" {...button('decline')} />
      <Button {...button('accept')} />
    </>
  );
}
