import type { UseFormRegisterReturn } from 'react-hook-form';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Chip, ChipGroup } from '../../shared/ui/chip.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import { TextAreaField } from '../../shared/ui/text-area-field.tsx';

/** Reasons that are given often, as the dictionary names them. */
const COMMON = {
  decline: ['taken', 'closed', 'unreached'],
  cancel: ['weather', 'repair', 'asked'],
  block: ['repair', 'weather', 'tournament', 'holiday'],
} as const;

const hints = { player: 'reason.hint', organizers: 'reason.hintOfGame' } as const;

const REASON_MAX = 500;

interface ReasonFieldProps {
  of: keyof typeof COMMON;
  /** `field('reason')` of the form. */
  field: UseFormRegisterReturn & { id: string; error: string | undefined };
  /** What it says at present. */
  value: string | undefined;
  onChoose: (reason: string) => void;
  /** Who reads it; null: the dialog says so above it. */
  reader?: 'player' | 'organizers' | null;
}

/** Why: one of the usual reasons, or in one's own words. */
export function ReasonField({ of, field, value, onChoose, reader = 'player' }: ReasonFieldProps) {
  const t = useT('desk');
  return (
    <Stack gap={2}>
      <TextAreaField
        label={t('reason.label')}
        hint={reader === null ? undefined : t(of === 'block' ? 'reason.hintBlock' : hints[reader])}
        rows={2}
        maxLength={REASON_MAX}
        {...field}
      />
      <ChipGroup label={t('reason.common')}>
        {COMMON[of].map((reason) => {
          const text = t(`reason.${reason}`);
          return (
            <Chip key={reason} pressed={value === text} onClick={() => onChoose(text)}>
              {text}
            </Chip>
          );
        })}
      </ChipGroup>
    </Stack>
  );
}
