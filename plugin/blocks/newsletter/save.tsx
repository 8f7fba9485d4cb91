/**
 * Nothing is saved but the attributes; the server prints the form.
 */
export const save = () => null;
