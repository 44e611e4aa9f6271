import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Form } from '../../entities/form/form.tsx';
import type { Venue } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Disclosure } from '../../shared/ui/disclosure.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import { courtPaths } from './court-address.ts';
import { CourtFields } from './court-fields.tsx';
import * as css from './court-form.css.ts';
import { OwnWeekdays, UsualHours, WeekHours } from './court-hours.tsx';
import { PricePreview, PriceSpan } from './price-preview.tsx';
import { Prices } from './price-rules.tsx';
import { SpecialDays, SpecialDaysCount } from './special-days.tsx';
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
            <Folded title={t('week.title')} held={<OwnWeekdays form={form} />}>
              <WeekHours form={form} />
            </Folded>
          </div>
          <div className={css.column}>
            <Part title={t('rules.section')}>
              <Prices form={form} />
            </Part>
            <Folded title={t('preview.title')} held={<PriceSpan form={form} />}>
              <PricePreview form={form} />
            </Folded>
            <Folded title={t('days.title')} held={<SpecialDaysCount form={form} />}>
              <SpecialDays form={form} />
            </Folded>
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

/** What few courts need, or what is only looked at: a line says what it holds. */
function Folded({ title, held, children }: { title: string; held: ReactNode; children: ReactNode }) {
  return (
    <Disclosure title={<h2 className={css.title}>{title}</h2>} held={held} className={css.section}>
      {children}
    </Disclosure>
  );
}
