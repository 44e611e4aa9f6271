import { useOutletContext } from 'react-router';
import type { Community } from '../../shared/api/generated/model';

/** The community whose frame the page stands in: one that this person may read. */
export const useCommunity = (): Community => useOutletContext<Community>();
