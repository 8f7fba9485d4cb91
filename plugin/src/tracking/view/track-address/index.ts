/**
 * `@brolga/track-address`: where the visitor is, as services may know it. Fetched
 * by the adapters that tell addresses, once a page.
 *
 * @see TRACK-21
 */
import { trackedAddress } from '../address';

/** The page's address as it is now. */
export const page = (): string => trackedAddress( window.location.href );

/** The page before; empty where there was none. */
export const referrer = trackedAddress( document.referrer );
