<?php
declare( strict_types=1 );

namespace Brolga\Consent;

use Brolga\Core\Consent\Consent;
use Brolga\Core\Support\Constants;
use Brolga\Core\Support\LazyInject;
use Closure;

/**
 * The visitor's consent, read from the cookie. Services are collected on first use, so that even
 * features that declare services can ask for consent.
 *
 * @see CONSENT-3 CONSENT-4
 */
final class VisitorConsent implements Consent {

	/**
	 * @param Closure(): ConsentQuestion $question
	 * @param Closure(): OtherBanner $other
	 * @param Closure(): ConsentWordings $wordings
	 */
	public function __construct(
		#[LazyInject( ConsentQuestion::class )] private readonly Closure $question,
		#[LazyInject( OtherBanner::class )] private readonly Closure $other,
		#[LazyInject( ConsentWordings::class )] private readonly Closure $wordings
	) {}

	public function asks( string $service ): bool {
		$question = ( $this->question )();
		return ( $question->is_asked() || ( $this->other )()->asks() ) && isset( $question->categories()[ $service ] );
	}

	/** @param array<array-key, mixed> $cookies */
	public function allows( string $service, array $cookies ): bool {
		return ! $this->asks( $service ) || 'granted' === $this->said( $service, $cookies );
	}

	/**
	 * @param array<array-key, mixed> $cookies
	 * @return 'granted'|'denied'|'waiting'|'unknown'
	 */
	public function said( string $service, array $cookies ): string {
		$question = ( $this->question )();
		if ( ! $question->is_asked() ) {
			return ( $this->other )()->allows( $question->categories()[ $service ] ?? '' ) ? 'granted' : 'unknown';
		}
		$cookie  = $cookies[ Constants::CONSENT_COOKIE ] ?? '';
		$says_no = isset( $_SERVER['HTTP_SEC_GPC'] ) && '1' === $_SERVER['HTTP_SEC_GPC'];
		$said    = Answer::consent(
			$service,
			is_string( $cookie ) ? $cookie : '',
			$question->version(),
			$question->mode(),
			$question->categories(),
			$says_no,
			( $this->wordings )()->also()
		);
		return 'not-asked' === $said ? 'unknown' : $said;
	}
}
