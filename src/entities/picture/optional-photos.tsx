import type { Image } from '../../shared/api/generated/model';
import { moved } from '../../shared/lib/moved.ts';
import { OptionalLabel } from '../../shared/ui/field.tsx';
import { cx } from '../../shared/ui/cx.ts';
import { label as labelStyle } from '../../shared/ui/field.css.ts';
import { stack } from '../../shared/ui/stack.css.ts';
import * as css from './optional-photos.css.ts';
import { PhotosField } from './photos-field.tsx';

interface OptionalPhotosProps {
  label: string;
  photos: readonly Image[];
  /** From the photos as they are then: several uploads may end between two renders. */
  onChange: (next: (before: readonly Image[]) => Image[]) => void;
}

/** The photos of something new, which are sent with its form by their ids. */
export function OptionalPhotos({ label, photos, onChange }: OptionalPhotosProps) {
  const place = (all: readonly Image[], id: number) => all.findIndex((one) => one.id === id);
  return (
    <fieldset className={cx(css.group, stack[3])}>
      <legend className={cx(labelStyle, css.legend)}>
        <OptionalLabel>{label}</OptionalLabel>
      </legend>
      <PhotosField
        photos={photos}
        onAdd={(photo) => onChange((before) => [...before, photo])}
        onMove={(id, to) => onChange((before) => moved(before, place(before, id), to))}
        onRemove={(id) => onChange((before) => before.filter((one) => one.id !== id))}
      />
    </fieldset>
  );
}
