/** "+355 690000001" as a person reads it, "+355 69 000 0001"; what is in groups already, or has no space, stays. */
export const phoneGroups = (phone: string): string => phone.replace(/(\s)(\d{2,}?)(\d{3})(\d{3,4})$/, '$1$2 $3 $4');
