/**
 * The Leads screen of wp-admin.
 */
export {};
