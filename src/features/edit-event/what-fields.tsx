import { useWatch } from 'react-hook-form';
import { SportField } from '../../entities/venue/sport-field.tsx';
import { EventKind } from '../../shared/api/generated/model';
import { EntityNameMax as TITLE_MAX } from '../../shared/api/generated/zod/schemas/entityName.zod.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { SelectField } from '../../shared/ui/select-field.tsx';
import { TextAreaField } from '../../shared/ui/text-area-field.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import * as css from './edit-event.css.ts';
import type { EventForm } from './event-form.ts';
import { isOfCommunity } from './event-schema.ts';
import { PictureField } from './picture-field.tsx';
import type { useOwners } from './use-owners.ts';

interface WhatFieldsProps {
  form: EventForm;
  /** Null: it exists, and keeps its owner and its sport. */
  owners: ReturnType<typeof useOwners>['owners'] | null;
}

/** In whose name, what, which sport, and its picture. */
export function WhatFields({ form, owners }: WhatFieldsProps) {
  const { control, field, set } = form;
  const t = useT('eventform');
  const words = useT('events');
  const isOnCourt = useWatch({ control, name: 'booking_id' }) !== null;
  return (
    <>
      {owners && owners.length > 1 && (
        <SelectField
          label={t('owner.label')}
          options={owners}
          {...field('owner', {
            // what a community does is for its members at first
            onChange: ({ target }: { target: { value: string } }) =>
              set('visibility', isOfCommunity(target.value) ? 'community' : 'public'),
          })}
        />
      )}
      <TextField
        label={t('title')}
        hint={t('titleHint')}
        autoComplete="off"
        maxLength={TITLE_MAX}
        {...field('title')}
      />
      <div className={css.pair}>
        <SelectField
          label={t('kind')}
          options={Object.values(EventKind).map((value) => ({ value, label: words(`kinds.${value}`) }))}
          {...field('kind')}
        />
        {owners && <SportField label={t('sport')} {...field('sport_id')} />}
      </div>
      {owners && isOnCourt && <p className={css.quiet}>{t('sportOfCourt')}</p>}
      <TextAreaField label={t('description')} hint={t('descriptionHint')} optional rows={3} {...field('description')} />
      <PictureField form={form} />
    </>
  );
}
