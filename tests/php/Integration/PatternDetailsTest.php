<?php
/**
 * Whose details patterns show.
 *
 * @package Brolga\Tests
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration;

use Brolga\Tests\TestCase;
use Brolga\Theme\PatternDetails;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * A pattern's samples are nobody's: no visitor is told of them.
 *
 * @see THEME-180 BLOCK-430
 */
final class PatternDetailsTest extends TestCase {

	/** Numbers that are kept for fiction, links that ring, write or lead somewhere, and streets with a number. */
	private const SOMEBODYS = '/\b7010 \d{4}\b|\b(?:tel|sms|mailto):|openstreetmap|google\.[a-z.]+\/maps'
		. '|\b\d+ [A-Z]\w+ (?:Road|Street|Terrace|Avenue)\b/';

	protected function setUp(): void {
		parent::setUp();
		self::assertTrue( class_exists( PatternDetails::class, false ) );
	}

	/**
	 * @return iterable<string, array{string}>
	 */
	public static function patterns(): iterable {
		$root = dirname( __DIR__, 3 );
		foreach ( [
			...(array) glob( "{$root}/theme/patterns/*.php" ),
			...(array) glob( "{$root}/plugin/patterns/*.php" ),
		] as $file ) {
			yield basename( (string) $file, '.php' ) => [ (string) $file ];
		}
	}

	#[DataProvider( 'patterns' )]
	public function test_visitors_see_no_sample_before_an_owner_has_filled_in( string $file ): void {
		self::assertDoesNotMatchRegularExpression( self::SOMEBODYS, do_blocks( self::content( $file ) ) );
	}

	/**
	 * A pattern as it is with the plugin.
	 */
	private static function content( string $file ): string {
		ob_start();
		require $file;
		return (string) ob_get_clean();
	}
}
