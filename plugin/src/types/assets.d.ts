/** Style sheets are imported for webpack's sake: they have no value. */
declare module '*.scss';
declare module '*.css';
