import { lateModule } from '../../shared/platform/late-module.ts';

const { load, useLoaded } = lateModule(() => import('../../features/push/consent-card.tsx'));

/** Fetches the card before it is offered. */
export const loadConsentCard = load;
export const useConsentCard = useLoaded;
