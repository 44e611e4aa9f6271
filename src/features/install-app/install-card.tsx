import { useUnit } from 'effector-react';
import { Share, SquarePlus } from 'lucide-react';
import { useId } from 'react';
import { $install, installDismissed, installPressed } from '../../models/install/install.model.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { card } from '../../shared/ui/card.css.ts';
import { cx } from '../../shared/ui/cx.ts';
import { Logo } from '../../shared/ui/logo.tsx';
import * as css from './install-card.css.ts';

const steps = [
  { key: 'share', Icon: Share },
  { key: 'add', Icon: SquarePlus },
] as const;

/**
 * Invites to install the app where the browser offers it, and tells how in Safari on iOS; nothing elsewhere. Pages load it once they are
 * shown, and put it last: it comes late and moves nothing. Source: PWA-11 … PWA-14, decision 070.
 */
export function InstallCard() {
  const t = useT('home');
  const id = useId();
  const [shown, install, dismiss] = useUnit([$install, installPressed, installDismissed]);
  if (shown === null) return null;
  return (
    <section className={cx(card, css.invitation)} aria-labelledby={id}>
      <div className={css.what}>
        <span className={css.icon}>
          <Logo size={48} />
        </span>
        <div className={css.texts}>
          <h2 id={id} className={css.title}>
            {t('install.title')}
          </h2>
          <p className={css.quiet}>{t('install.text')}</p>
          {shown === 'guide' && (
            <ol className={css.steps}>
              {steps.map(({ key, Icon }, index) => (
                <li key={key} className={css.step}>
                  <Icon className={css.stepIcon} size={20} aria-hidden />
                  <span>
                    {index + 1}. {t(`install.${key}`)}
                  </span>
                </li>
              ))}
            </ol>
          )}
        </div>
      </div>
      <div className={css.actions}>
        <Button variant="ghost" onClick={() => dismiss()}>
          {t('common:actions.notNow')}
        </Button>
        {shown !== 'guide' && (
          <Button className={css.main} loading={shown === 'asking'} onClick={() => install()}>
            {t('install.action')}
          </Button>
        )}
      </div>
    </section>
  );
}
