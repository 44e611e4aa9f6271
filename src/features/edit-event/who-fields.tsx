import { useWatch } from 'react-hook-form';
import { EventJoinPolicy, EventVisibility, TeamGender, TeamLevel } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { NumberStepper } from '../../shared/ui/number-stepper.tsx';
import { SelectField } from '../../shared/ui/select-field.tsx';
import { Switch } from '../../shared/ui/switch.tsx';
import { BeforeField } from './before-field.tsx';
import * as css from './edit-event.css.ts';
import type { EventForm } from './event-form.ts';
import { isOfCommunity } from './event-schema.ts';
import { PriceField } from './price-field.tsx';

const CHECKS = [60, 120, 180, 360, 720, 1440] as const;
const ANSWERS = [0, 60, 180, 360, 720, 1440, 2880] as const;

interface WhoFieldsProps {
  form: EventForm;
  /** Those that it can be announced in; null: it exists, and stays where it was announced. */
  communities: readonly { value: string; label: string }[] | null;
  /** What the chosen court costs, whole lek. */
  courtPrice: number | null;
}

/** How many, who, on what terms, and what it costs. */
export function WhoFields({ form, communities, courtPrice }: WhoFieldsProps) {
  const t = useT('eventform');
  const words = useT('events');
  const teams = useT('teams');
  const { control, field } = form;
  const [owner, community, hasMinimum] = useWatch({ control, name: ['owner', 'community_id', 'has_minimum'] });
  const isOwned = isOfCommunity(owner);
  const canAnnounce = communities !== null && !isOwned && communities.length > 0;
  const hasCommunity = isOwned || canAnnounce || community !== '';
  return (
    <>
      <div className={css.pair}>
        <NumberStepper label={t('capacity')} hint={t('capacityHint')} {...field('capacity')} min={2} max={100} />
        <PriceField form={form} courtPrice={courtPrice} />
      </div>
      <div className={css.pair}>
        <SelectField
          label={t('visibility')}
          options={Object.values(EventVisibility)
            .filter((value) => value !== 'community' || hasCommunity)
            .map((value) => ({ value, label: words(`visibility.${value}`) }))}
          {...field('visibility')}
        />
        <SelectField
          label={t('policy')}
          options={Object.values(EventJoinPolicy).map((value) => ({ value, label: words(`policy.${value}`) }))}
          {...field('join_policy')}
        />
      </div>
      {canAnnounce && (
        <SelectField
          label={t('announce.label')}
          hint={t('announce.hint')}
          placeholder={t('announce.none')}
          options={communities}
          {...field('community_id')}
        />
      )}
      <div className={css.pair}>
        <SelectField
          label={t('level')}
          placeholder={words('allLevels')}
          options={Object.values(TeamLevel).map((value) => ({ value, label: teams(`levels.${value}`) }))}
          {...field('level')}
        />
        <SelectField
          label={t('gender')}
          options={Object.values(TeamGender).map((value) => ({ value, label: teams(`genders.${value}`) }))}
          {...field('gender')}
        />
      </div>
      <BeforeField label={t('answers')} choices={ANSWERS} form={form} name="rsvp_before" />
      <Switch label={t('minimum.toggle')} hint={t('minimum.hint')} {...field('has_minimum')} />
      {hasMinimum && (
        <div className={css.pair}>
          <NumberStepper label={t('minimum.count')} {...field('min_participants')} min={2} max={100} />
          <BeforeField label={t('minimum.check')} choices={CHECKS} form={form} name="min_before" />
        </div>
      )}
      <Switch label={t('weekly')} hint={t('weeklyHint')} {...field('weekly')} />
      {communities && <Switch label={t('hostPlays')} {...field('host_plays')} />}
    </>
  );
}
