<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Providers;

use Brolga\Api\Jobs\DeliveryFailed;
use Brolga\Api\Jobs\Undeliverable;
use Brolga\Api\Newsletter\Account;

/** The lists of an account that the editor offers, cached for ten minutes. */
final class ListChoices {

	/** Seconds for which the lists are cached. */
	private const TTL = 600;

	private const CACHE = 'brolga_lists_';

	public function __construct( private readonly ListApis $apis ) {}

	/**
	 * @return array<string, string>
	 * @throws DeliveryFailed If the provider cannot answer now.
	 * @throws Undeliverable  If the provider refuses.
	 */
	public function of( Account $account ): array {
		$cached = get_transient( self::CACHE . $account->name );
		if ( is_array( $cached ) ) {
			return self::names( $cached );
		}
		$lists = $this->apis->find( $account->kind )?->lists( $account ) ?? [];
		set_transient( self::CACHE . $account->name, $lists, self::TTL );
		return $lists;
	}

	public function forget( string $account ): void {
		delete_transient( self::CACHE . $account );
	}

	/**
	 * @param array<array-key, mixed> $cached
	 * @return array<string, string>
	 */
	private static function names( array $cached ): array {
		$names = [];
		foreach ( $cached as $id => $name ) {
			if ( is_string( $name ) ) {
				$names[ (string) $id ] = $name;
			}
		}
		return $names;
	}
}
