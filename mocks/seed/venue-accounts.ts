/** People with one role at one venue each, besides the demo accounts; with the same password. Their names are random. */
interface VenueAccount {
  readonly key: string;
  readonly id: number;
  readonly phone_number: string;
}

export const venueAccounts = [
  // at Fusha e Liqenit
  { key: 'venueManager', id: 13, phone_number: '690000013' },
  { key: 'venueStaff', id: 14, phone_number: '690000014' },
  // of the draft that is not complete
  { key: 'newOwner', id: 16, phone_number: '690000016' },
] as const satisfies readonly VenueAccount[];

export type VenueAccountKey = (typeof venueAccounts)[number]['key'];

export const venueAccountId = (key: VenueAccountKey): number => venueAccounts.find((one) => one.key === key)?.id ?? 0;
