<?php
declare( strict_types=1 );

namespace Brolga\Spam;

use Brolga\Api\Spam\Attempt;
use Brolga\Core\Consent\Consent;
use Brolga\Core\Database\LedgerRepository;
use Brolga\Core\Security\Hmac;

/**
 * Checks every submission for spam: simple signs first, then the verifier that the owner chose. Nothing is
 * refused: a suspect sender gets the usual answer, and the owner finds the message under Spam. If visitors may
 * decline the service, a valid proof of the built-in verifier counts instead. The consent cookie is not
 * consulted, since anybody can forge it and a missing token never counts as spam anyway.
 *
 * @see SPAM-2 SPAM-3 SPAM-4 SPAM-5 SPAM-11 CONSENT-13
 */
final class SpamGuard {

	/** @param list<Verifier> $verifiers */
	public function __construct(
		private readonly Hmac $hmac,
		private readonly SpamSettings $settings,
		private readonly SpamSigns $signs,
		private readonly array $verifiers,
		private readonly LedgerRepository $ledger,
		private readonly BlockedAttempts $blocked,
		private readonly Consent $consent
	) {}

	/** May wait for a service, so it must run before the transaction that stores the submission. */
	public function judge( Attempt $attempt ): Judgement {
		$seen = $this->signs->judge( $attempt, $this->hmac->age( $attempt->page ) );
		if ( null !== $seen ) {
			return $seen;
		}
		$check   = $this->is_without_service( $attempt ) ? SpamCheck::Builtin : SpamCheck::of( $attempt->check );
		$verdict = $this->verifier( $check )?->verify( $attempt ) ?? SpamVerdict::neutral();
		return match ( true ) {
			$verdict->is_available       => new Judgement( $verdict->reason, $verdict->once ),
			$this->settings->is_closed() => new Judgement( SpamReason::Unavailable ),
			default                      => new Judgement( is_unverified: true ),
		};
	}

	/**
	 * Marks the token as used. Must run within the transaction that stores the submission, so that
	 * a submission that could not be stored can be sent again.
	 *
	 * @throws TokenReused If the token was used before.
	 */
	public function spend( Judgement $judgement ): void {
		if ( '' !== $judgement->once && ! $this->ledger->spend( $judgement->once, Hmac::PAGE_TTL ) ) {
			throw new TokenReused();
		}
	}

	public function count( ?SpamReason $reason ): void {
		if ( null !== $reason ) {
			$this->blocked->count( $reason );
		}
	}

	/** Returns the action's name for the page's script; empty if no verifier needs one. */
	public function action( string $action, SpamCheck $check ): string {
		return $this->verifier( $check )?->action( $action ) ?? '';
	}

	/**
	 * Whether the submission carries the built-in verifier's proof on a site where visitors may
	 * decline the service.
	 */
	private function is_without_service( Attempt $attempt ): bool {
		$service = $this->settings->service();
		return SpamCheck::Site === SpamCheck::of( $attempt->check )
			&& null !== $service
			&& '' !== VerifierName::Builtin->token( $attempt->token )
			&& $this->consent->asks( $service->value );
	}

	/** Returns null if the form has no spam protection. */
	private function verifier( SpamCheck $check ): ?Verifier {
		$name = $check->verifier( $this->settings->verifier() );
		foreach ( $this->verifiers as $verifier ) {
			if ( $verifier->name() === $name ) {
				return $verifier;
			}
		}
		return null;
	}
}
