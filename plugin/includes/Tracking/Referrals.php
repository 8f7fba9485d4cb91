<?php
declare( strict_types=1 );

namespace Brolga\Tracking;

use Brolga\Core\Consent\Consent;
use Brolga\Core\Support\Module;

/**
 * Has leads, sign-ups and orders remember who referred the visitor.
 *
 * @see TRACK-18 TRACK-23
 */
final class Referrals implements Module {

	/** What it is called beside a campaign's parameters. */
	private const NAME = 'referral';

	public function __construct(
		private readonly TrackingSettings $settings,
		private readonly Consent $consent
	) {}

	/**
	 * Waits for leads, sign-ups and orders.
	 */
	public function register(): void {
		add_filter( 'brolga_lead_origin', $this->add( ... ) );
		add_filter( 'brolga_order_origin', $this->add( ... ) );
		add_filter( 'brolga_signup_origin', $this->add( ... ) );
	}

	/**
	 * Adds the referral of the visitor who sends this request.
	 *
	 * @param mixed $origin What else is known of it.
	 */
	private function add( mixed $origin ): mixed {
		if ( ! is_array( $origin ) || ! isset( $this->settings->services()[ TrackingSettings::AFFILIATE ] ) ) {
			return $origin;
		}
		$cookies  = (array) wp_unslash( $_COOKIE );
		$referral = Cookies::referral( $cookies );
		return '' === $referral || ! $this->consent->allows( TrackingSettings::AFFILIATE, $cookies ) ? $origin : [ self::NAME => $referral ] + $origin;
	}
}
