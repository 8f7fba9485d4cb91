<?php
declare( strict_types=1 );

namespace Brolga\Spam;

use Brolga\Api\Spam\SpamSign;
use Brolga\Core\Consent\Consent;
use Brolga\Core\Database\LedgerRepository;
use Brolga\Core\Kernel\Container;
use Brolga\Core\Kernel\Feature;
use Brolga\Core\Kernel\Parts;
use Brolga\Core\Security\Hmac;
use Brolga\Core\Support\Clock;
use Brolga\Spam\Signs\Honeypot;
use Brolga\Spam\Signs\TooFast;
use Brolga\Spam\Wording\SeedCounts;
use Brolga\Spam\Wording\SpamWordsTable;

/** Spam protection of forms by simple signs, proof of work, external services and text analysis. */
final class SpamFeature implements Feature {

	public function parts(): Parts {
		return new Parts(
			waiting: [ VerifierCalls::class => [ 'http_api_curl' ] ],
			routes: [ BlockedController::class => [ 'leads' ] ],
			settings: [ SpamSection::class ],
			tables: [ SpamWordsTable::class ],
			checks: [ VerifierCheck::class ],
			probes: [ VerifierProbe::class ],
			policy: [ SpamPolicy::class ],
			services: [ SpamServices::class ],
			blocks: [ SpamGuard::class ],
			page_config: [ ClientVerifier::class ],
			extensions: [ SpamSign::class => [ Honeypot::class, TooFast::class ] ],
			bindings: [
				Siteverify::class => static fn ( Container $container ): Siteverify => new Siteverify(
					$container->get( VerifierCalls::class )->client
				),
				SeedCounts::class => static fn (): SeedCounts => new SeedCounts( SeedCounts::file() ),
				SpamGuard::class  => static fn ( Container $container ): SpamGuard => new SpamGuard(
					$container->get( Hmac::class ),
					$container->get( SpamSettings::class ),
					$container->get( SpamSigns::class ),
					[
						new ProofOfWork(),
						...array_map(
							static fn ( CaptchaService $service ): Verifier => new ServiceVerifier(
								$service,
								$container->get( SpamSettings::class ),
								static fn (): Siteverify => $container->get( Siteverify::class ),
								$container->get( Clock::class )
							),
							CaptchaService::cases()
						),
					],
					$container->get( LedgerRepository::class ),
					$container->get( BlockedAttempts::class ),
					$container->get( Consent::class )
				),
			]
		);
	}
}
