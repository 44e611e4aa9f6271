import type { Game } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { useSearchDialogs } from '../../shared/routing/search-dialogs.ts';
import { Button } from '../../shared/ui/button.tsx';
import { resultDialogs } from './result-address.ts';
import { useConfirmResult } from './use-confirm-result.ts';

interface ResultAnswersProps {
  game: Pick<Game, 'id' | 'permissions'>;
  /** Id of what says which game it is. */
  describedBy?: string;
  /** Confirmed; the buttons will go. */
  onDone?: () => void;
}

/** The two answers to a result, wherever it is shown; nothing for who cannot answer it (decision 042). The page has `ResultDialogs`. */
export function ResultAnswers({ game: { id, permissions }, describedBy, onDone }: ResultAnswersProps) {
  const t = useT('games');
  const { open } = useSearchDialogs(resultDialogs);
  const confirming = useConfirmResult(onDone);
  return (
    <>
      {permissions['dispute_result'] && (
        <Button size="sm" variant="secondary" aria-describedby={describedBy} onClick={() => open('dispute', id)}>
          {t('result.dispute')}
        </Button>
      )}
      {permissions['confirm_result'] && (
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
