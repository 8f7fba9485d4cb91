<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Delivery;

use Brolga\AbTests\Registry\TestKey;
use Brolga\Core\Support\Constants;
use Brolga\Core\Support\Html;
use Brolga\Core\Support\Module;
use InvalidArgumentException;

/**
 * The shortcode `[brolga_split_track id="12"]`: a visit to this page reaches the goal of test 12,
 * if the visitor has seen that test.
 *
 * @see AB-13
 */
final class SplitTrack implements Module {

	private const SHORTCODE = 'brolga_split_track';

	public function register(): void {
		add_action( 'init', static fn () => add_shortcode( self::SHORTCODE, self::element( ... ) ) );
	}

	private static function element( mixed $attributes ): string {
		$id = is_array( $attributes ) ? $attributes['id'] ?? '' : '';
		try {
			$key = TestKey::parse( is_string( $id ) ? trim( $id ) : '' );
		} catch ( InvalidArgumentException ) {
			return '';
		}
		return self::of( $key );
	}

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
