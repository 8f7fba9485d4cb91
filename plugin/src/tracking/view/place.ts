/**
 * Where the visitor is, for Google's tags: they would read it from the address bar.
 */
import { page, referrer } from '@brolga/track-address';
import { gtag } from './layer';

/**
 * Says it, as services may know it.
 *
 * @see TRACK-21
 */
export const tellPlace = (): void =>
	gtag( 'set', { page_location: page(), page_referrer: referrer } );
