import type { ReactNode } from 'react';
import type { Image } from '../../shared/api/generated/model';
import { useUploads } from '../../shared/api/use-uploads.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Monogram } from '../../shared/ui/monogram-shield.tsx';
import { PicturePicker } from '../../shared/ui/picture-picker.tsx';

/** Longest side in px of what is uploaded: it is only ever shown small (design §1). */
const LOGO_PX = 512;

interface LogoFieldProps {
  /** Absent where a heading says it. */
  label?: ReactNode;
  owner: LogoOwner;
  /** In place of the words and the preview of a logo: those of a team's crest. */
  look?: LogoLook | undefined;
  onChange: (image: Image | null) => void;
  /** An upload failed after the page had been left. */
  onLost?: () => void;
}
export interface LogoLook {
  hint: string;
  choose: string;
  change: string;
  preview: ReactNode;
}
interface LogoOwner {
  /** Tints the drawing that stands for the logo; of something new, its name. */
  id: number | string;
  name: string;
  image: Image | null;
}

/** The logo of a venue or an organization, or the crest of a team: uploaded as soon as it is chosen. */
export function LogoField({ label, owner, look, onChange, onLost }: LogoFieldProps) {
  const t = useT('photos');
  const uploads = useUploads({
    kind: 'logo',
    longest: LOGO_PX,
    room: 1,
    onUploaded: onChange,
    ...(onLost && { onLost }),
  });
  return (
    <PicturePicker
      label={label}
      hint={look?.hint ?? t('logo.hint')}
      preview={look?.preview ?? <LogoPreview owner={owner} />}
      texts={{
        choose: look?.choose ?? t('logo.choose'),
        change: look?.change ?? t('logo.change'),
        remove: t('remove'),
      }}
      uploads={uploads}
      onRemove={owner.image === null ? undefined : () => onChange(null)}
    />
  );
}

/** The logo as it is shown elsewhere. */
export const LogoPreview = ({ owner: { id, name, image } }: { owner: LogoOwner }) => (
  <Monogram id={id} name={name} image={image?.url ?? null} size={72} />
);
