import { createEvent } from 'effector';
import type { Setting } from '../../shared/api/generated/model';

/** The server has saved these settings of the user or, by a super user, of the app: what depends on them follows, in all tabs. */
export const settingsSaved = createEvent<readonly Setting[]>();
