import { createEvent } from 'effector';
import type { Profile } from '../../shared/api/generated/model';

/** The guard refused a page; the snackbar says so and offers the profile that would fit (R6). */
export const pageRefused = createEvent<{ address: string; switchTo: Profile | null }>();
