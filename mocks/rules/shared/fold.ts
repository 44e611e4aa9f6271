/** Lower case without accents: "shkoder" finds Shkodër, and ç sorts with c (browsers lack the Albanian collation). */
export const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
