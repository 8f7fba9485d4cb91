<?php
declare( strict_types=1 );

namespace Brolga\Tracking;

use Brolga\Core\Consent\Consent;
use Brolga\Core\Events\Answerer;
use Brolga\Core\Events\OriginAsked;
use Brolga\Core\Events\Question;
use Brolga\Tracking\Services\AffiliateService;
use Brolga\Tracking\Services\Cookies;

/**
 * Adds the partner who referred the visitor to leads, sign-ups and orders.
 *
 * @see TRACK-18 TRACK-23
 */
final class Referrals implements Answerer {

	private const NAME = 'referral';

	public function __construct(
		private readonly TrackingSettings $settings,
		private readonly Consent $consent
	) {}

	public function answer( Question $question ): void {
		if (
			! $question instanceof OriginAsked
			|| [] === $this->settings->services()
			|| ! isset( $this->settings->services()[ AffiliateService::ID ] )
		) {
			return;
		}
		$cookies  = (array) wp_unslash( $_COOKIE );
		$referral = Cookies::referral( $cookies );
		if ( '' !== $referral && $this->consent->allows( AffiliateService::ID, $cookies ) ) {
			$question->note( self::NAME, $referral );
		}
	}
}
