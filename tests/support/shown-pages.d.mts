export const PAGES: string;
export const FORGOTTEN: string;
export const PATTERNS: string;
export const LOOKS: string;
export const GROUNDED: string;
export const SAMPLE: readonly string[];
