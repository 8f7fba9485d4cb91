<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Delivery;

use Brolga\AbTests\Registry\TestKey;
use Brolga\Core\Page\Modules;
use Brolga\Core\Support\Text;

/**
 * Shows the variant that the address names, as in `?brolga_variant=12-2:1`, to users who can edit
 * the post. Drafts and ended tests must not be visible to anyone else: other visitors see the
 * control. Nothing is counted on such a page.
 *
 * @see AB-14 AB-52
 */
final class Preview {

	private const PARAMETER = 'brolga_variant';

	/** Whether the page is a preview, in which no test counts anything. */
	public static function is_asked(): bool {
		return '' !== self::parameter() || Modules::in_preview();
	}

	/** Returns the number of the requested variant; null also if the user cannot edit the post. */
	public static function number( TestKey $key ): ?int {
		[ $test, $number ] = [ ...explode( ':', self::parameter(), 2 ), '' ];
		return $key->format() === $test
			&& 1 === preg_match( '/^\d{1,4}$/D', $number )
			&& current_user_can( 'edit_post', $key->post )
			? (int) $number
			: null;
	}

	private static function parameter(): string {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- It shows, and changes nothing.
		$query = wp_unslash( $_GET );
		$asked = is_array( $query ) ? $query[ self::PARAMETER ] ?? '' : '';
		return is_string( $asked ) ? Text::line( $asked ) : '';
	}
}
