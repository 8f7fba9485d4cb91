<?php
declare( strict_types=1 );

namespace Brolga\Consent;

use Brolga\Core\Consent\Consent;
use Brolga\Core\Support\Constants;
use Brolga\Core\Support\Later;
use Closure;

/**
 * What the visitor of a request said, by their cookie. Features that declare
 * services may ask it as well: the services are gathered with the first question.
 *
 * @see CONSENT-3 CONSENT-4
 */
final class VisitorConsent implements Consent {

	/**
	 * @param Closure(): Question $question What visitors are asked.
	 * @param Closure(): OtherBanner $other A banner of somebody else.
	 * @param Closure(): Wordings $wordings What else counts.
	 */
	public function __construct(
		#[Later( Question::class )] private readonly Closure $question,
		#[Later( OtherBanner::class )] private readonly Closure $other,
		#[Later( Wordings::class )] private readonly Closure $wordings
	) {}

	/**
	 * Whether the visitors of this site are asked about a service.
	 *
	 * @param string $service Its id.
	 */
	public function asks( string $service ): bool {
		$question = ( $this->question )();
		return ( $question->is_asked() || ( $this->other )()->asks() ) && isset( $question->categories()[ $service ] );
	}

	/**
	 * Whether a service may run for the visitor of this request.
	 *
	 * @param string                  $service Its id.
	 * @param array<array-key, mixed> $cookies The request's cookies, unslashed.
	 */
	public function allows( string $service, array $cookies ): bool {
		return ! $this->asks( $service ) || 'granted' === $this->said( $service, $cookies );
	}

	/**
	 * What the visitor of this request said about a service that visitors are asked about.
	 *
	 * @param string                  $service Its id.
	 * @param array<array-key, mixed> $cookies The request's cookies, unslashed.
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
