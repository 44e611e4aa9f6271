import type { ComponentProps } from 'react';
import { TextField } from '../../shared/ui/text-field.tsx';

/** Longest slug; a test holds it against the contract. */
const SLUG_MAX = 100;

/** The address of the page of a venue, a team, an organization or a community, as its people write it. */
export function SlugField(props: ComponentProps<typeof TextField>) {
  return <TextField autoComplete="off" autoCapitalize="none" spellCheck={false} maxLength={SLUG_MAX} {...props} />;
}
