import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Form } from '../../entities/form/form.tsx';
import type { Venue } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import { courtPaths } from './court-address.ts';
import { CourtFields } from './court-fields.tsx';
import * as css from './court-form.css.ts';
import { UsualHours, WeekHours } from './court-hours.tsx';
import { PricePreview } from './price-preview.tsx';
import { PriceRules } from './price-rules.tsx';
import { SpecialDays } from './special-days.tsx';
import { type CourtToSave, useCourtForm } from './use-court-form.ts';

/** A court with its hours and prices (VEN-15, VEN-16); sent as a whole. */
export function CourtFormView({ venue, toSave }: { venue: Venue; toSave: CourtToSave }) {
  const t = useT('courts');
  const form = useCourtForm(venue, toSave);
  return (
    <Stack gap={4}>
      <div className={css.head}>
        <LinkButton to={courtPaths.list()} variant="ghost" size="sm" icon={<ArrowLeft size={18} />}>
          {t('form.back')}
        </LinkButton>
        <h2 ref={focusHeading} tabIndex={-1} className={css.headTitle}>
          {toSave.court?.name ?? t('form.new')}
        </h2>
      </div>
      <Form form={form} label={t('form.label')} submitLabel={t('form.save')} page>
        <div className={css.sections}>
          <div className={css.column}>
            <Part title={t('facts.title')}>
              <CourtFields form={form} />
            </Part>
            <Part title={t('hours.title')}>
              <UsualHours form={form} />
            </Part>
            <Part title={t('days.title')}>
              <SpecialDays form={form} />
            </Part>
          </div>
          <div className={css.column}>
            <Part title={t('week.title')}>
              <WeekHours form={form} />
            </Part>
            <Part title={t('rules.title')}>
              <PriceRules form={form} />
            </Part>
            <Part title={t('preview.title')}>
              <PricePreview form={form} />
            </Part>
          </div>
        </div>
      </Form>
    </Stack>
  );
}

/** The list that was left had the focus. */
const focusHeading = (heading: HTMLElement | null) => heading?.focus({ preventScroll: true });

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section title={title} titleClass={css.title} gap={4} className={css.section}>
      {children}
    </Section>
  );
}
