import type { TeamRef } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Button } from '../../shared/ui/button.tsx';
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
  // the other answer must not follow
  const press = (one: InvitationAnswer) => () => answering === null && answer(one);
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        loading={answering === 'decline'}
        aria-describedby={describedBy}
        onClick={press('decline')}
      >
        {t('invited.decline')}
      </Button>
      <Button size="sm" loading={answering === 'accept'} aria-describedby={describedBy} onClick={press('accept')}>
        {t('invited.accept')}
      </Button>
    </>
  );
}
