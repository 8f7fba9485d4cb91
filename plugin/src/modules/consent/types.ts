/** How somebody answered. */
export type Action = 'accept' | 'reject' | 'choose';
