import type { TeamRef } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { AnswerButtons } from '../../shared/ui/answer-buttons.tsx';
import { type InvitationAnswer, useAnswerInvitation } from './use-answer-invitation.ts';

interface InvitationAnswersProps {
  team: Pick<TeamRef, 'id' | 'slug' | 'name'>;
  /** Id of what says which one it is. */
  describedBy?: string;
  /** It is accepted or declined; the buttons will go. */
  onDone: (answer: InvitationAnswer) => void;
}

/** The two answers to a team's invitation, wherever it is shown. */
export function InvitationAnswers({ team, describedBy, onDone }: InvitationAnswersProps) {
  const t = useT('team');
  const { answer, answering } = useAnswerInvitation(team, onDone);
  return (
    <AnswerButtons
      texts={{ accept: t('invited.accept'), decline: t('invited.decline') }}
      answering={answering}
      describedBy={describedBy}
      onAnswer={answer}
    />
  );
}
