<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Delivery;

use Brolga\AbTests\Registry\TestKey;
use Brolga\Core\Page\Modules;
use Brolga\Core\Support\Text;

/**
 * An address may say which variant it shows: `?brolga_variant=12-2:1`, to those
 * who may edit it: what waits or has ended is nobody else's business. On such a
 * page no test counts anything, and everybody else sees controls.
 *
 * @see AB-14 AB-52
 */
final class Preview {

	private const PARAMETER = 'brolga_variant';

	/**
	 * Whether somebody looks at the page for its own sake.
	 */
	public static function is_asked(): bool {
		return '' !== self::parameter() || Modules::in_preview();
	}

	/**
	 * The number of the variant that a test is asked to show, by somebody who may see it; or null.
	 */
	public static function number( TestKey $key ): ?int {
		[ $test, $number ] = [ ...explode( ':', self::parameter(), 2 ), '' ];
		return $key->format() === $test
			&& 1 === preg_match( '/^\d{1,4}$/D', $number )
			&& current_user_can( 'edit_post', $key->post )
			? (int) $number
			: null;
	}

	/**
	 * What the address says.
	 */
	private static function parameter(): string {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- It shows, and changes nothing.
		$query = wp_unslash( $_GET );
		$asked = is_array( $query ) ? $query[ self::PARAMETER ] ?? '' : '';
		return is_string( $asked ) ? Text::line( $asked ) : '';
	}
}
