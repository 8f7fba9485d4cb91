<?php
declare( strict_types=1 );

namespace Brolga\Spam;

use Brolga\Core\Health\Finding;
use Brolga\Core\Health\Probe;

/**
 * Tests the service with an invented token. If the service rejects the token, and not the secret key, it works.
 *
 * @see SPAM-13
 */
final class VerifierProbe implements Probe {

	private const TOKEN = 'health';

	public function __construct(
		private readonly SpamSettings $spam,
		private readonly Siteverify $asks
	) {}

	public function id(): string {
		return 'verifier';
	}

	public function try_out(): Finding {
		$service = $this->spam->service();
		if ( null === $service ) {
			return Finding::good(
				__( 'No service is used', 'brolga' ),
				__( 'The built-in spam protection does not need a service.', 'brolga' )
			);
		}
		$again  = __( 'Try again', 'brolga' );
		$json   = $this->asks->ask( $service, $this->spam, self::TOKEN );
		$errors = $json['error-codes'] ?? [];
		$words  = implode( ', ', array_filter( is_array( $errors ) ? $errors : [], is_string( ... ) ) );
		if ( null !== $json && null !== ServiceAnswer::read( $json ) ) {
			return Finding::good(
				/* translators: %s: a company and its service. */
				sprintf( __( '%s is responding', 'brolga' ), $service->company() ),
				__( 'The service accepted the secret key and rejected a made-up token, as it should. The site key is only checked when a visitor submits a form.', 'brolga' )
			)->with(
				Finding::PROBE,
				$again
			);
		}
		if ( 1 === preg_match( '/sitekey[-_]/', $words ) ) {
			return Finding::critical(
				/* translators: %s: a company and its service. */
				sprintf( __( '%s rejected the site key', 'brolga' ), $service->company() ),
				__( 'The site key does not belong to the secret key. Copy both keys again from the service.', 'brolga' ),
				$words
			)->with(
				Finding::PROBE,
				$again
			);
		}
		if ( 1 === preg_match( '/input-secret|auth_/', $words ) ) {
			return Finding::critical(
				/* translators: %s: a company and its service. */
				sprintf( __( '%s rejected the secret key', 'brolga' ), $service->company() ),
				__( 'Messages cannot be checked with a wrong key. Enter the secret key again, not the site key.', 'brolga' ),
				$words
			)->with(
				Finding::PROBE,
				$again
			);
		}
		$then = $this->spam->is_closed()
			? __( 'Until the service responds, unchecked messages are kept under Spam. Check the Spam tab of the Leads screen.', 'brolga' )
			: __( 'Until the service responds, messages are accepted without this check.', 'brolga' );
		return Finding::critical(
			/* translators: %s: a company and its service. */
			sprintf( __( '%s is not responding', 'brolga' ), $service->company() ),
			$then . ' ' . __( 'Ask your host to allow requests to the service, or choose the built-in spam protection.', 'brolga' ),
			$words
		)->with(
			Finding::PROBE,
			$again
		);
	}
}
