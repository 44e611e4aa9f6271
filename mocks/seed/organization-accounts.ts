/** People with one role in one organization each, besides the demo accounts; with the same password. Their names are random. */
interface OrganizationAccount {
  readonly key: string;
  readonly id: number;
  readonly phone_number: string;
}

export const organizationAccounts = [
  // in Liga e Lagjeve Tirana, which the demo organization manager owns
  { key: 'leagueManager', id: 33, phone_number: '690000033' },
  { key: 'leagueReferee', id: 34, phone_number: '690000034' },
] as const satisfies readonly OrganizationAccount[];

export type OrganizationAccountKey = (typeof organizationAccounts)[number]['key'];

export const organizationAccountId = (key: OrganizationAccountKey): number =>
  organizationAccounts.find((one) => one.key === key)?.id ?? 0;
