<?php
/**
 * What is learned of words.
 *
 * @package Brolga\Tests
 */

declare( strict_types=1 );

namespace Brolga\Tests\Unit\Spam;

use Brolga\Spam\Wording\Features;
use Brolga\Spam\Wording\SiteProfile;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\TestCase;

/**
 * SPAM-521: words are learned as they are written.
 */
#[Group( 'once' )]
final class FeaturesTest extends TestCase {

	public function test_a_word_with_accents_is_another_word(): void {
		$words = static fn ( string $text ): array => array_values( array_filter(
			Features::of( $text, new SiteProfile( 'example.com', [ 'en' ] ) )->all,
			Features::is_words( ... )
		) );
		self::assertSame( [ 'café' ], $words( 'CAFÉ' ) );
		self::assertSame( [ 'cafe' ], $words( 'Cafe' ) );
		self::assertSame( [ 'schön', 'schon', 'schön schon' ], $words( 'Schön, schon' ) );
	}
}
