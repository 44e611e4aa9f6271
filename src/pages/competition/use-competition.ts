import { useOutletContext } from 'react-router';
import type { Competition } from '../../shared/api/generated/model';

/** The competition whose frame the page stands in. */
export const useCompetition = (): Competition => useOutletContext<Competition>();
