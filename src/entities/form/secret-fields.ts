const SECRET_TYPES = new Set(['password', 'file', 'hidden']);
const SECRET_COMPLETION = /password|one-time-code|\bcc-/;

/** Paths of the form's fields whose inputs are for passwords, codes, cards or files, however they are named. */
export function secretFields(form: HTMLFormElement): string[] {
  return [...form.elements].flatMap((element) => {
    if (!(element instanceof HTMLInputElement)) return [];
    return SECRET_TYPES.has(element.type) || SECRET_COMPLETION.test(element.autocomplete) ? [element.name] : [];
  });
}
