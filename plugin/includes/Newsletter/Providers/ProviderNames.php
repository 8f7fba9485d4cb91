<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Providers;

use Brolga\Core\Support\Text;

/** Reads the lists from a provider's response: all providers return objects with an `id` and a `name`. */
final class ProviderNames {

	/** @return array<string, string>|null */
	public static function of( mixed $lists ): ?array {
		if ( ! is_array( $lists ) ) {
			return null;
		}
		$names = [];
		foreach ( $lists as $list ) {
			$id   = is_array( $list ) ? $list['id'] ?? null : null;
			$name = is_array( $list ) ? $list['name'] ?? null : null;
			if (
				( is_string( $id ) || is_int( $id ) )
				&& 1 === preg_match( '/^[A-Za-z0-9_-]{1,64}$/D', (string) $id )
			) {
				$names[ (string) $id ] = is_string( $name ) && '' !== $name
					? Text::start( Text::line( $name ), 200 )
					: (string) $id;
			}
		}
		return $names;
	}
}
