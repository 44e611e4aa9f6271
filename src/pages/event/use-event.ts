import { useOutletContext } from 'react-router';
import type { Event } from '../../shared/api/generated/model';

/** The event whose frame the page stands in. */
export const useEvent = (): Event => useOutletContext<Event>();
