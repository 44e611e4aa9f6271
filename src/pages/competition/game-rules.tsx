import type { Competition } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { Section } from '../../shared/ui/section.tsx';
import * as css from './about.css.ts';

/** How long a game is. */
export function GameRules({ competition: { game_rules: rules } }: { competition: Competition }) {
  const t = useT('competition');
  const { periods, period_minutes: minutes, best_of_sets: sets, extra_time_minutes: extra, shootout } = rules;
  return (
    <Section title={t('about.game')}>
      <Card padded>
        <ul className={css.list}>
          {periods !== null && minutes !== null && <li>{t('about.periods', { count: periods, minutes })}</li>}
          {sets !== null && <li>{t('about.sets', { count: sets })}</li>}
          {extra !== null && extra > 0 && <li>{t('about.extraTime', { minutes: extra })}</li>}
          {shootout && <li>{t('about.shootout')}</li>}
        </ul>
      </Card>
    </Section>
  );
}
