<?php
/**
 * The currency of patterns' prices.
 *
 * @package Brolga\Tests
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration;

use Brolga\Business\BusinessSection;
use Brolga\Business\Details;
use Brolga\Content\Samples\Samples;
use Brolga\Core\Settings\Settings;
use Brolga\Tests\TestCase;
use Brolga\Theme\PatternPrices;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/**
 * @see THEME-521
 */
#[Group( 'once' )]
final class PatternPricesTest extends TestCase {

	private const PATTERN = 'brolga/price-sample';

	protected function setUp(): void {
		parent::setUp();
		self::assertTrue( class_exists( PatternPrices::class, false ) );
	}

	protected function tearDown(): void {
		if ( \WP_Block_Patterns_Registry::get_instance()->is_registered( self::PATTERN ) ) {
			unregister_block_pattern( self::PATTERN );
		}
		parent::tearDown();
	}

	/**
	 * @return iterable<string, array{string, string, string, string}>
	 */
	public static function prices(): iterable {
		yield 'Ireland'            => [ 'IE', 'en_US', 'from $1,890 a day', 'from €1,890 a day' ];
		yield 'Britain'            => [ 'GB', 'en_US', 'between $30 and $60', 'between £30 and £60' ];
		yield 'the sign behind'    => [ 'DE', 'en_US', 'Ab 1.890 $ im Monat', 'Ab 1.890 € im Monat' ];
		yield 'Switzerland'        => [ 'CH', 'en_US', '$98.70', "CHF\u{a0}98.70" ];
		yield 'Brazil'             => [ 'BR', 'en_US', '$9', 'R$9' ];
		yield 'Australia'          => [ 'AU', 'en_GB', '$9', '$9' ];
		yield 'by the language'    => [ '', 'en_GB', '$9', '£9' ];
		yield 'a formal language'  => [ '', 'de_DE_formal', '9 $', '9 €' ];
		yield 'nothing is known'   => [ '', 'en_US', '$9', '$9' ];
		yield 'no country'         => [ '', 'ja', '$9', '$9' ];
		yield 'a placeholder'      => [ 'IE', 'en_US', 'Save %1$s of %2$d $ today', 'Save %1$s of %2$d $ today' ];
	}

	#[DataProvider( 'prices' )]
	public function test_prices_are_in_the_sites_currency(
		string $country,
		string $locale,
		string $text,
		string $shown
	): void {
		self::set( new BusinessSection(), [ 'country' => $country ] );
		add_filter( 'locale', static fn (): string => $locale );
		self::assertSame( $shown, apply_filters( 'gettext_brolga', $text, $text, 'brolga' ) );
	}

	/**
	 * START-340: what was inserted in one currency is the same sample in another.
	 */
	public function test_a_sample_is_found_in_any_currency(): void {
		self::set( new BusinessSection(), [ 'country' => 'CH' ] );
		$price   = __( 'from $1,890', 'brolga' );
		$content = static fn ( string $text ): string => "<!-- wp:paragraph --><p>{$text}</p><!-- /wp:paragraph -->";
		self::assertSame( "from CHF\u{a0}1,890", $price );
		register_block_pattern( self::PATTERN, [ 'title' => 'Prices', 'content' => $content( $price ) ] );
		foreach ( [ 'from $1,890', 'from €1,890', $price, 'from R$1,890' ] as $text ) {
			$samples = new Samples( new Details( new Settings() ) );
			self::assertSame( [ 'price' ], array_column( $samples->in( $content( $text ) ), 'value' ), $text );
		}
		$samples = new Samples( new Details( new Settings() ) );
		self::assertSame( [], $samples->in( $content( 'from €1,891' ) ) );
	}
}
