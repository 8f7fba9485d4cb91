/**
 * Nothing is saved but the attributes; the server prints the field.
 */
export const save = () => null;
