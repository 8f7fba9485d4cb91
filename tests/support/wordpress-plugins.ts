/**
 * Stands in for `@wordpress/plugins` in Jest, which is no package of ours:
 * tests render what is registered themselves.
 */
export const registerPlugin = (): void => undefined;
