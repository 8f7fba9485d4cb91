/**
 * `@brolga/order-attribution`: lets WooCommerce's order attribution keep its
 * cookies for visitors who have agreed. On the shop's pages, which say no for
 * everybody, of sites that ask.
 *
 * @see CONSENT-23
 */
import { mayRun, onConsent } from '../../../runtime/consent/state';

interface Theirs {
	readonly wc_order_attribution?: {
		/** Begins, or takes its cookies away. */
		readonly setOrderTracking: ( allow: boolean ) => void;
	};
}

const apply = (): void =>
	( window as unknown as Theirs ).wc_order_attribution?.setOrderTracking(
		mayRun( 'order-attribution' )
	);

apply();
onConsent( apply );
