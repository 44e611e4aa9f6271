const SECRET_TYPES = new Set(['password', 'file', 'hidden']);
const SECRET_COMPLETION = /password|one-time-code|\bcc-/;

/** Names of the fields that must never be kept: inputs for passwords, codes, cards or files, whatever they are called. */
export function secretFields(form: HTMLFormElement): string[] {
  return [...form.elements].flatMap((element) => {
    if (!(element instanceof HTMLInputElement)) return [];
    return SECRET_TYPES.has(element.type) || SECRET_COMPLETION.test(element.autocomplete) ? [element.name] : [];
  });
}
