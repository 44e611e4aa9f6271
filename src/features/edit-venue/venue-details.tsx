import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Form } from '../../entities/form/form.tsx';
import { SlugField } from '../../entities/form/slug-field.tsx';
import { useApiForm } from '../../entities/form/use-api-form.ts';
import { useFieldInHash } from '../../entities/form/use-field-in-hash.ts';
import { updateVenue } from '../../shared/api/generated/endpoints/mod-venue/mod-venue.ts';
import type { Venue } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import { Switch } from '../../shared/ui/switch.tsx';
import { TextAreaField } from '../../shared/ui/text-area-field.tsx';
import * as css from './edit-venue.css.ts';
import { AddressFields, NameAndPhone } from './venue-fields.tsx';
import { POSITION, PositionField } from './position-field.tsx';
import { venueChanges, venueSchema, venueValues } from './venue-schema.ts';
import { VenueFacts } from './venue-facts.tsx';

interface VenueDetailsProps {
  venue: Venue;
  /** Its page has another address now; for a page whose own address names the venue by it. */
  onMoved?: (slug: string) => void | Promise<void>;
}

/** The details of one's own venue: a form, or facts for those who may not change them (VEN-03, design §3). */
export function VenueDetails(props: VenueDetailsProps) {
  const { venue } = props;
  return venue.permissions['edit'] ? <DetailsForm key={venue.id} {...props} /> : <VenueFacts venue={venue} />;
}

function DetailsForm({ venue, onMoved }: VenueDetailsProps) {
  const t = useT('listing');
  const [saved, setSaved] = useState(venue);
  const form = useApiForm({
    operation: 'updateVenue',
    schema: venueSchema,
    defaults: venueValues(venue),
    draft: { form: 'venue', entity: venue.id },
    send: (values) => updateVenue(venue.id, venueChanges(values, saved)),
    success: { key: 'listing:saved' },
    onDone: async (answer) => {
      setSaved(answer.venue);
      if (answer.venue.slug !== saved.slug) await onMoved?.(answer.venue.slug);
    },
  });
  useFieldInHash(form);
  const position = useWatch({ control: form.control, name: POSITION });
  return (
    <Form form={form} submitLabel={t('save')} page>
      <div className={css.columns}>
        <Card padded>
          <Stack>
            <NameAndPhone form={form} />
            <TextAreaField
              label={t('description')}
              hint={t('descriptionHint')}
              optional
              rows={5}
              {...form.field('description')}
            />
            <Switch label={t('bookable')} hint={t('bookableHint')} {...form.field('is_bookable')} />
          </Stack>
        </Card>
        <Card padded>
          <Stack>
            <AddressFields form={form} />
            <PositionField form={form} values={position} />
            <SlugField label={t('slug')} hint={t('slugHint')} {...form.field('slug')} />
          </Stack>
        </Card>
      </div>
    </Form>
  );
}
