export const LOCALE: string;
export const MARKS: readonly [ string, string ];
export function pseudo( text: string ): string;
export function english(): readonly string[];
export function install( site: string ): void;
export function remove( site: string ): void;
