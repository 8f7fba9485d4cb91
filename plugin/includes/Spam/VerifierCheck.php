<?php
declare( strict_types=1 );

namespace Brolga\Spam;

use Brolga\Core\Health\Finding;
use Brolga\Core\Health\HealthCheck;
use Brolga\Core\Settings\Settings;

/**
 * Site Health check of the spam protection service's keys. VerifierProbe checks whether the service responds.
 *
 * @see SPAM-13
 */
final class VerifierCheck implements HealthCheck {

	public function __construct(
		private readonly Settings $settings,
		private readonly SpamSettings $spam
	) {}

	public function id(): string {
		return 'verifier';
	}

	public function title(): string {
		return __( 'Spam protection service', 'brolga' );
	}

	public function look(): Finding {
		$chosen = CaptchaService::tryFrom( $this->settings->of( new SpamSection() )->text( 'verifier' ) );
		$to_set = static fn ( Finding $finding ): Finding => $finding->with(
			Finding::LINK,
			__( 'Spam settings', 'brolga' ),
			admin_url( 'admin.php?page=brolga-settings&section=spam' )
		);
		if ( null === $chosen ) {
			return $to_set( Finding::good(
				__( 'Messages are checked for spam on this site', 'brolga' ),
				__( 'The built-in spam protection needs no keys and contacts no other server.', 'brolga' )
			) );
		}
		$missing = $this->settings->of( new SpamSection() )->keeps_back( 'secret' );
		if ( [] !== $missing ) {
			return $to_set( Finding::recommended(
				/* translators: %s: a company and its service. */
				sprintf( __( '%s is selected but cannot be used', 'brolga' ), $chosen->company() ),
				sprintf(
					/* translators: %s: the name of a constant. */ __(
						'Add %s where BROLGA_SPAM_SECRET is set. The secret is only sent to the service itself, or to a URL set there. Until then, the built-in spam protection is used.',
						'brolga'
					),
					implode( ', ', $missing )
				)
			) );
		}
		if ( null === $this->spam->service() ) {
			return $to_set( Finding::recommended(
				/* translators: %s: a company and its service. */
				sprintf( __( '%s is selected but cannot be used', 'brolga' ), $chosen->company() ),
				__( 'A key is missing or can no longer be read. Enter both keys. Until then, the built-in spam protection is used.', 'brolga' )
			) );
		}
		return $to_set( Finding::good(
			/* translators: %s: a company and its service. */
			sprintf( __( 'Messages are checked for spam with %s', 'brolga' ), $chosen->company() ),
			__( 'Messages without a token from the service, for example from browsers without JavaScript, are checked only by the hidden field and their timing. You can test the service and its secret key here.', 'brolga' )
		) )
			->with( Finding::PROBE, __( 'Test connection', 'brolga' ) );
	}
}
