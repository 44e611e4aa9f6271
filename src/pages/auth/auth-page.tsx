import type { ReactNode } from 'react';
import { CourtCover } from '../../shared/ui/court-cover.tsx';
import * as css from './auth.css.ts';

interface AuthPageProps {
  title: string;
  subtitle: ReactNode;
  children: ReactNode;
}

/** Layout of a sign-in step: heading, one sentence of explanation, form; a card above 768 px, beside a court where there is room. */
export function AuthPage({ title, subtitle, children }: AuthPageProps) {
  return (
    <div className={css.page}>
      <CourtCover sport="football" id="sign-in" className={css.court} />
      <div className={css.step}>
        <div>
          <h1 className={css.title}>{title}</h1>
          <p className={css.subtitle}>{subtitle}</p>
        </div>
        {children}
      </div>
    </div>
  );
}
