<?php
declare( strict_types=1 );

namespace Brolga\Spam;

use Brolga\Core\Consent\Consent;
use Brolga\Core\Database\LedgerRepository;
use Brolga\Core\Security\Hmac;

/**
 * One judge for enquiries and sign-ups, whichever edge they came through: the
 * signs first, then the verifier that the owner chose. Nothing is refused here:
 * who is suspect reads what everybody reads, and the owner finds it under Spam.
 *
 * Judging may wait for a service, so it comes before the transaction; that a
 * token is good once is settled within it.
 *
 * Where visitors may refuse the service that the owner chose, the built-in
 * verifier judges whoever brings its proof. Nobody gains by that: no token at all
 * has never spoken against anybody, a wrong proof does, and a right one is good
 * once. So what the visitor's cookie says, which anybody can write, is not asked.
 *
 * @see SPAM-2 SPAM-3 SPAM-4 SPAM-5 SPAM-11 CONSENT-13
 */
final class SpamGuard {

	/**
	 * @param list<Verifier>   $verifiers All of them, the built-in one first.
	 */
	public function __construct(
		private readonly Hmac $hmac,
		private readonly SpamSettings $settings,
		private readonly SpamSigns $signs,
		private readonly array $verifiers,
		private readonly LedgerRepository $ledger,
		private readonly BlockedAttempts $blocked,
		private readonly Consent $consent
	) {}

	/**
	 * Judges an attempt.
	 */
	public function judge( Attempt $attempt ): Judgement {
		$seen = $this->signs->judge( $attempt, $this->hmac->age( $attempt->page ) );
		if ( null !== $seen ) {
			return $seen;
		}
		$check   = $this->is_without_service( $attempt ) ? SpamCheck::Builtin : $attempt->check;
		$verdict = $this->verifier( $check )?->verify( $attempt ) ?? Verdict::neutral();
		return match ( true ) {
			$verdict->is_available       => new Judgement( $verdict->reason, $verdict->once ),
			$this->settings->is_closed() => new Judgement( SpamReason::Unavailable ),
			default                      => new Judgement( is_unverified: true ),
		};
	}

	/**
	 * Uses an attempt's token up; called within the transaction that stores it,
	 * so that one that could not be stored can be sent again.
	 *
	 * @param Judgement $judgement What judge() said.
	 *
	 * @throws TokenReused        When it was used before.
	 */
	public function spend( Judgement $judgement ): void {
		if ( '' !== $judgement->once && ! $this->ledger->spend( $judgement->once, Hmac::PAGE_TTL ) ) {
			throw new TokenReused();
		}
	}

	/**
	 * Counts what was kept apart or refused.
	 *
	 * @param SpamReason|null $reason Why; null: it was not.
	 */
	public function count( ?SpamReason $reason ): void {
		if ( null !== $reason ) {
			$this->blocked->count( $reason );
		}
	}

	/**
	 * What an action is called on a page, for the script to ask for; empty where
	 * nobody is asked.
	 *
	 * @param string    $action As Action made it.
	 * @param SpamCheck $check  What the form's owner chose.
	 */
	public function action( string $action, SpamCheck $check ): string {
		return $this->verifier( $check )?->action( $action ) ?? '';
	}

	/**
	 * Whether an attempt brings the built-in verifier's proof where its visitor may
	 * refuse the service.
	 */
	private function is_without_service( Attempt $attempt ): bool {
		$service = $this->settings->service();
		return SpamCheck::Site === $attempt->check
			&& null !== $service
			&& '' !== VerifierName::Builtin->token( $attempt->token )
			&& $this->consent->asks( $service->value );
	}

	/**
	 * The verifier that the owner chose; null: none.
	 *
	 * @param SpamCheck $check For the form.
	 */
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
