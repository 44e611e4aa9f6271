import { useUnit } from 'effector-react';
import { $user } from '../../models/session/session.model.ts';
import type { Booking } from '../../shared/api/generated/model';

/** Whether the reader booked it; one that is or was only offered to them is not theirs. */
export const useIsOwn = ({ booked_by }: Booking): boolean => useUnit($user)?.id === booked_by?.id;
