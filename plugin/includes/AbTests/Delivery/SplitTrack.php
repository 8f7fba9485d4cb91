<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Delivery;

use Brolga\AbTests\Registry\TestKey;
use Brolga\Core\Support\Constants;
use Brolga\Core\Support\Html;
use Brolga\Core\Support\Module;
use InvalidArgumentException;

/**
 * `[brolga_split_track id="12"]`: whoever comes to this page has reached the
 * goal of test 12, if he saw it.
 *
 * @see AB-13
 */
final class SplitTrack implements Module {

	private const SHORTCODE = 'brolga_split_track';

	public function register(): void {
		add_action( 'init', static fn () => add_shortcode( self::SHORTCODE, self::element( ... ) ) );
	}

	/**
	 * The element that the page's script looks for.
	 *
	 * @param mixed $attributes The shortcode's.
	 */
	private static function element( mixed $attributes ): string {
		$id = is_array( $attributes ) ? $attributes['id'] ?? '' : '';
		try {
			$key = TestKey::parse( is_string( $id ) ? trim( $id ) : '' );
		} catch ( InvalidArgumentException ) {
			return '';
		}
		return self::of( $key );
	}

	/**
	 * The same, of a test.
	 */
	public static function of( TestKey $key ): string {
		return '<span' . Html::attributes(
			[
				'class'        => Constants::AB_SPLIT_TRACK_CLASS,
				'data-test_id' => $key->format(),
				'hidden'       => true,
			]
		) . '></span>';
	}
}
