import { Button } from './button.tsx';

const ANSWERS = ['decline', 'waitlist', 'accept'] as const;
export type Answer = (typeof ANSWERS)[number];

interface AnswerButtonsProps<A extends Answer> {
  /** Those that have a text are offered. */
  texts: { readonly [K in A]?: string };
  /** The answer that is on its way: no other one must follow. */
  answering: A | null;
  /** Ids of what says which question it is. */
  describedBy?: string | undefined;
  onAnswer: (answer: A) => void;
}

/** The answers to a question, wherever it is shown. */
export function AnswerButtons<A extends Answer>({ texts, answering, describedBy, onAnswer }: AnswerButtonsProps<A>) {
  const isOffered = (answer: Answer): answer is A => answer in texts;
  return ANSWERS.filter(isOffered).map((answer) => (
    <Button
      key={answer}
      size="sm"
      variant={answer === 'accept' ? 'primary' : 'secondary'}
      loading={answering === answer}
      aria-describedby={describedBy}
      onClick={() => answering === null && onAnswer(answer)}
    >
      {texts[answer]}
    </Button>
  ));
}
