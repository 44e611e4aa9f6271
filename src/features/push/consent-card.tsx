import { useUnit } from 'effector-react';
import { BellRing, Share, SquarePlus } from 'lucide-react';
import { useId } from 'react';
import { $pushCard, pushDismissed, pushPressed } from '../../models/push/push.model.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Button } from '../../shared/ui/button.tsx';
import * as css from './consent-card.css.ts';
import { pushProblem } from './push-problem.ts';

const steps = [
  { key: 'share', Icon: Share },
  { key: 'add', Icon: SquarePlus },
] as const;

/**
 * Asks once in a session, after the first thing that is worth being told about, and says why it did not work. Not modal, among the
 * messages at the lower edge. Source: PWA-15, PWA-27, C-65, decision 074.
 */
export function ConsentCard() {
  const t = useT('push');
  const id = useId();
  const [shown, press, dismiss] = useUnit([$pushCard, pushPressed, pushDismissed]);
  if (shown === null) return null;
  const problem = pushProblem(shown);
  const isGuide = shown === 'install-first';
  return (
    <section className={css.card} aria-labelledby={id}>
      <div className={css.what} role="status">
        <BellRing className={css.icon} size={24} aria-hidden />
        <div className={css.texts}>
          <h2 id={id} className={css.title}>
            {t(problem ? 'problems.title' : 'title')}
          </h2>
          <p className={css.quiet}>{t(problem ? `problems.${problem}` : isGuide ? 'install' : 'text')}</p>
          {isGuide && (
            <ol className={css.steps}>
              {steps.map(({ key, Icon }, index) => (
                <li key={key} className={css.step}>
                  <Icon className={css.stepIcon} size={20} aria-hidden />
                  <span>
                    {index + 1}. {t(key)}
                  </span>
                </li>
              ))}
            </ol>
          )}
        </div>
      </div>
      <div className={css.actions}>
        <Button variant="ghost" onClick={() => dismiss()}>
          {t(problem ? 'common:actions.close' : 'common:actions.notNow')}
        </Button>
        {!isGuide && (
          <Button className={css.main} loading={shown === 'asking'} onClick={() => press()}>
            {t(problem ? 'common:actions.tryAgain' : 'turnOn')}
          </Button>
        )}
      </div>
    </section>
  );
}
