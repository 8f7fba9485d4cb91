<?php
declare( strict_types=1 );

namespace Brolga\Spam;

use Brolga\Core\Health\Finding;
use Brolga\Core\Health\HealthCheck;
use Brolga\Core\Settings\Settings;

/**
 * A service needs two keys; without them the built-in verifier does its work.
 * Whether it answers, VerifierProbe asks.
 *
 * @see SPAM-13
 */
final class VerifierCheck implements HealthCheck {

	public function __construct(
		private readonly Settings $settings,
		private readonly SpamSettings $spam
	) {}

	/**
	 * Its name.
	 */
	public function id(): string {
		return 'verifier';
	}

	/**
	 * What it looks at.
	 */
	public function title(): string {
		return __( 'Spam check', 'brolga' );
	}

	/**
	 * Looks.
	 */
	public function look(): Finding {
		$chosen = Service::tryFrom( $this->settings->of( new SpamSection() )->text( 'verifier' ) );
		$to_set = static fn ( Finding $finding ): Finding => $finding->with( Finding::LINK, __( 'Spam settings', 'brolga' ), admin_url( 'admin.php?page=brolga-settings&section=spam' ) );
		if ( null === $chosen ) {
			return $to_set( Finding::good( __( 'Spam is checked without a service', 'brolga' ), __( 'By the built-in verifier, which needs no keys and asks nobody.', 'brolga' ) ) );
		}
		$missing = $this->settings->of( new SpamSection() )->keeps_back( 'secret' );
		if ( [] !== $missing ) {
			/* translators: %s: a company and its service. */
			return $to_set( Finding::recommended( sprintf( __( '%s is chosen and cannot be asked', 'brolga' ), $chosen->company() ), sprintf( /* translators: %s: the name of a constant. */ __( 'BROLGA_SPAM_SECRET in wp-config.php goes to the service itself, or where wp-config.php says by %s; the built-in verifier does its work until then.', 'brolga' ), implode( ', ', $missing ) ) ) );
		}
		if ( null === $this->spam->service() ) {
			/* translators: %s: a company and its service. */
			return $to_set( Finding::recommended( sprintf( __( '%s is chosen and cannot be asked', 'brolga' ), $chosen->company() ), __( 'A key is missing, or can no longer be read; the built-in verifier does its work until then. Enter both keys.', 'brolga' ) ) );
		}
		/* translators: %s: a company and its service. */
		return $to_set( Finding::good( sprintf( __( 'Spam is checked by %s', 'brolga' ), $chosen->company() ), __( 'A message that comes without a token of the service, as from a browser without scripts, is judged by the hidden field and the time alone. Whether the service answers, and knows the secret key, can be tried here.', 'brolga' ) ) )
			->with( Finding::PROBE, __( 'Does it answer?', 'brolga' ) );
	}
}
