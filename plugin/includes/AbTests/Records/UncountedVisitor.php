<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Records;

use Brolga\AbTests\Registry\AbTestsSection;
use Brolga\Core\Consent\Consent;
use Brolga\Core\Security\ClientIp;
use Brolga\Core\Settings\Settings;
use Brolga\Core\Support\Bots;

/**
 * Decides whose calls are not counted: bots, prefetching browsers, staff, previews, and visitors
 * without consent.
 *
 * @see AB-14 AB-24 AB-56
 */
final class UncountedVisitor {

	/** Query parameters of preview URLs, of WordPress and of tests. */
	private const PREVIEWS = '/[?&](?:preview=true|preview_id=|customize_changeset_uuid=|brolga_variant=)/';

	public function __construct(
		private readonly Settings $settings,
		private readonly ClientIp $client,
		private readonly Consent $consent
	) {}

	/** Returns why the whole call is not counted; null if it is. */
	public function reason( RecordCall $call ): ?Refusal {
		return match ( true ) {
			Bots::is_bot( $call->agent )                              => Refusal::Bot,
			1 === preg_match( '/prefetch|prerender|preview/i', $call->purpose ) => Refusal::Prefetch,
			$call->is_staff || $this->is_from_office()                => Refusal::Staff,
			1 === preg_match( self::PREVIEWS, $call->page )           => Refusal::Preview,
			! $this->consent->allows( CountingService::ID, $call->cookies ) => Refusal::of_consent(
				$this->consent->said( CountingService::ID, $call->cookies )
			),
			default                                                   => null,
		};
	}

	private function is_from_office(): bool {
		$networks = $this->settings->of( new AbTestsSection() )->texts( 'staff_addresses' );
		return [] !== $networks && $this->client->comes_from( $networks );
	}
}
