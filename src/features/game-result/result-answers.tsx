import type { Game } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { useSearchDialogs } from '../../shared/routing/search-dialogs.ts';
import { Button } from '../../shared/ui/button.tsx';
import { resultDialogs } from './result-address.ts';
import { useConfirmResult } from './use-confirm-result.ts';

interface ResultAnswersProps {
  game: Pick<Game, 'id'> & { permissions?: Game['permissions'] };
  /** Id of what says which game it is. */
  describedBy?: string;
  /** Confirmed; the buttons will go. */
  onDone?: () => void;
}

/** The result of a game waits for this person: they can answer or settle it. */
export const asksForAnswer = ({ permissions }: ResultAnswersProps['game']): boolean =>
  permissions?.['confirm_result'] === true || permissions?.['settle_result'] === true;

/** The two answers to a result, or the way to settle a disputed one, wherever it is shown; nothing for who can do neither (decision 042). The page has `ResultDialogs`. */
export function ResultAnswers({ game, describedBy, onDone }: ResultAnswersProps) {
  const { id, permissions } = game;
  const t = useT('games');
  const { open } = useSearchDialogs(resultDialogs);
  const confirming = useConfirmResult(onDone);
  return (
    <>
      {permissions?.['settle_result'] && (
        <Button size="sm" aria-describedby={describedBy} onClick={() => open('result', id)}>
          {t('result.settle')}
        </Button>
      )}
      {permissions?.['dispute_result'] && (
        <Button size="sm" variant="secondary" aria-describedby={describedBy} onClick={() => open('dispute', id)}>
          {t('result.dispute')}
        </Button>
      )}
      {permissions?.['confirm_result'] && (
        <Button
          size="sm"
          aria-describedby={describedBy}
          loading={confirming.isPending}
          onClick={() => confirming.mutate(id)}
        >
          {t('result.confirm')}
        </Button>
      )}
    </>
  );
}
