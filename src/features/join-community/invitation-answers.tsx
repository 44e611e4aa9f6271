import type { Community } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { AnswerButtons } from '../../shared/ui/answer-buttons.tsx';
import { useJoinWrites } from './use-join-writes.ts';

interface InvitationAnswersProps {
  community: Pick<Community, 'id' | 'name'>;
  /** Id of what says which one it is. */
  describedBy?: string;
  /** It is accepted or declined; the buttons will go. */
  onDone?: () => void;
}

/** The two answers to a community's invitation, wherever it is shown. */
export function InvitationAnswers({ community, describedBy, onDone }: InvitationAnswersProps) {
  const t = useT('community');
  const { join, decline } = useJoinWrites(onDone);
  return (
    <AnswerButtons
      texts={{ accept: t('invited.accept'), decline: t('invited.decline') }}
      answering={join.isPending ? 'accept' : decline.isPending ? 'decline' : null}
      describedBy={describedBy}
      onAnswer={(answer) => (answer === 'accept' ? join : decline).mutate(community)}
    />
  );
}
