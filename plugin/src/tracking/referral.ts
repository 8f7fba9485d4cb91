/**
 * The cookie that says who referred the visitor; the server reads it, too.
 */
export const REFERRAL = 'brolga_referral';
