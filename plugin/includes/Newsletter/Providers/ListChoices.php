<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Providers;

use Brolga\Core\Jobs\DeliveryFailed;
use Brolga\Core\Jobs\Undeliverable;

/**
 * What the editor offers: the lists of an account, asked for once in ten minutes.
 */
final class ListChoices {

	/** Seconds in which a provider is not asked again. */
	private const TTL = 600;

	/** What the transients' names begin with. */
	private const CACHE = 'brolga_lists_';

	public function __construct( private readonly ListApis $apis ) {}

	/**
	 * Names by id.
	 *
	 * @return array<string, string>
	 *
	 * @throws DeliveryFailed When the provider does not tell now.
	 * @throws Undeliverable  When it does not tell at all.
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

	/**
	 * Asks the provider again next time.
	 *
	 * @param string $account The account's name.
	 */
	public function forget( string $account ): void {
		delete_transient( self::CACHE . $account );
	}

	/**
	 * What was cached, as far as it is what we cached.
	 *
	 * @param array<array-key, mixed> $cached Out of the transient.
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
