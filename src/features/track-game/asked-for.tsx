import type { Game, UserRef } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Banner } from '../../shared/ui/banner.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Inline } from '../../shared/ui/stack.tsx';
import { useRelease } from './use-claim.ts';

/** Somebody would like to track the game in one's place. */
export function AskedFor({ game, by }: { game: Pick<Game, 'id'>; by: UserRef }) {
  const t = useT('tracker');
  const release = useRelease(game.id);
  const answer = (hand_over: boolean) => () => release.mutate({ hand_over });
  return (
    <Banner
      title={t('asks.title', { name: by.name })}
      action={
        <Inline>
          <Button size="sm" loading={release.isBusy} onClick={answer(true)}>
            {t('asks.give')}
          </Button>
          <Button size="sm" variant="secondary" loading={release.isBusy} onClick={answer(false)}>
            {t('asks.keep')}
          </Button>
        </Inline>
      }
    >
      {t('asks.text')}
    </Banner>
  );
}
