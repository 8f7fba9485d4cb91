export const PAGES: string;
export const FORGOTTEN: string;
export const patterns: ( together: number ) => string;
export const grounded: ( together: number ) => string;
export const LOOKS: string;
export const SAMPLE: readonly string[];
export const SHOP_SAMPLE: readonly string[];
