<?php
/**
 * The demo is one true business.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Demo;

use Brolga\Business\PhoneNumber;
use Brolga\Demo\DemoImporter;
use Brolga\Demo\Products;
use Brolga\Demo\Text;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\TestCase;
use ReflectionClass;

/**
 * What its texts say is held against its settings and its products.
 */
#[Group( 'once' )]
final class OneBusinessTest extends TestCase {

	private const DEMO = __DIR__ . '/../../../../demo';

	/** What is no price of the firm's: what others asked, in the journal, and compost, by the cubic metre. */
	private const COMPOST = '38.50';

	public static function setUpBeforeClass(): void {
		require_once self::DEMO . '/src/Text.php';
		require_once self::DEMO . '/src/Products.php';
	}

	/**
	 * Constants that nobody else has to know.
	 *
	 * @param class-string $name The class.
	 * @return array<array-key, mixed>
	 */
	private static function constant( string $name, string $constant ): array {
		$value = ( new ReflectionClass( $name ) )->getConstant( $constant );
		self::assertIsArray( $value );
		return $value;
	}

	/**
	 * What visitors read, by file: without markup, with the texts of blocks.
	 *
	 * @return array<string, string>
	 */
	private static function texts(): array {
		$texts = [];
		foreach ( [ 'pages', 'parts', 'popups', 'posts', 'projects', 'products' ] as $folder ) {
			foreach ( (array) glob( self::DEMO . "/{$folder}/*" ) as $file ) {
				// A line's end in an attribute.
				$text = str_replace( '\n', ' ', (string) file_get_contents( (string) $file ) );
				$texts[ substr( (string) $file, strlen( self::DEMO ) + 1 ) ] = $text;
			}
		}
		self::assertGreaterThan( 60, count( $texts ) );
		return $texts;
	}

	/**
	 * All that an expression finds in the texts, with the file.
	 *
	 * @return list<array{string, string}>
	 */
	private static function all( string $expression, string $files = '' ): array {
		$found = [];
		foreach ( self::texts() as $file => $text ) {
			if ( str_starts_with( $file, $files ) ) {
				preg_match_all( $expression, $text, $matches );
				foreach ( $matches[1] as $match ) {
					$found[] = [ $file, $match ];
				}
			}
		}
		return $found;
	}

	/**
	 * DEMO-240: telephone, email and address are those of Settings > Business, in sentences and behind links.
	 */
	public function test_they_are_reached_in_one_way(): void {
		$business = self::constant( DemoImporter::class, 'BUSINESS' );
		self::assertIsString( $business['business_phone'] );
		self::assertIsString( $business['country'] );
		$phone = $business['business_phone'];
		foreach ( [
			[ '/href="(tel:[^"]+)"/', PhoneNumber::address( $phone, $business['country'] ), 5 ],
			[ '/(\(0\d\) \d{4} \d{4})/', $phone, 5 ],
			[ '/href="mailto:([^"]+)"/', $business['business_email'], 4 ],
			[ '/(\d+ Ferry Road)/', $business['street'], 4 ],
			[ '/West End,? (?:Brisbane )?(\d{4})/', $business['postcode'], 2 ],
		] as [ $expression, $right, $least ] ) {
			$found = self::all( $expression );
			self::assertGreaterThanOrEqual( $least, count( $found ), $expression );
			foreach ( $found as [ $file, $said ] ) {
				self::assertSame( $right, $said, $file );
			}
		}
		self::assertSame( [ 'AU', 'QLD' ], [ $business['country'], $business['region'] ] );
		foreach ( [
			'woocommerce_store_address'      => $business['street'],
			'woocommerce_store_city'         => $business['city'],
			'woocommerce_store_postcode'     => $business['postcode'],
			'woocommerce_default_country'    => 'AU:QLD',
			'woocommerce_email_from_name'    => $business['business_name'],
			'woocommerce_email_from_address' => $business['business_email'],
		] as $name => $right ) {
			self::assertSame( $right, Products::SETTINGS[ $name ], $name );
		}
	}

	/**
	 * DEMO-240: the nursery is open when Settings > Business says so.
	 */
	public function test_it_is_open_at_one_time(): void {
		self::assertSame( [ 'Tu-Sa 07:00-15:00' ], self::constant( DemoImporter::class, 'BUSINESS' )['opening_hours'] );
		$found = self::all( '/(\d{1,2}(?::\d\d)? ?(?:am)? to \d{1,2} ?pm)/' );
		self::assertGreaterThanOrEqual( 6, count( $found ) );
		foreach ( $found as [ $file, $said ] ) {
			self::assertSame( '7 am to 3 pm', $said, $file );
		}
		foreach ( self::all( '/(\w+day to \w+day)(?=,?\s*(?:<br>)?\s*(?:\d|from seven))/' ) as [ $file, $said ] ) {
			self::assertSame( 'Tuesday to Saturday', $said, $file );
		}
	}

	/**
	 * DEMO-240: a price that a page names is one of the shop's, of its deliveries or of the price list.
	 */
	public function test_prices_are_the_same_everywhere(): void {
		$prices = [ self::COMPOST ];
		foreach ( (array) glob( self::DEMO . '/products/*.md' ) as $file ) {
			$text   = Text::read( (string) $file );
			$prices = [ ...$prices, $text->get( 'price' ), $text->get( 'sale' ) ];
			foreach ( $text->all( 'options' ) as $option ) {
				$prices[] = is_array( $option ) && is_string( $option['price'] ?? null ) ? $option['price'] : '';
			}
		}
		$tax = 1.1;
		foreach ( [ 'DELIVERY' => $tax, 'OVERSEAS' => 1 ] as $name => $factor ) {
			$rate = self::constant( Products::class, $name )['flat_rate'];
			self::assertIsArray( $rate );
			self::assertIsString( $rate['cost'] );
			$price    = (string) round( (float) $rate['cost'] * $factor, 2 );
			$prices[] = $price;
			self::assertNotSame( [], self::all( "/\\$({$price})\b/", 'pages/terms' ) );
		}
		foreach ( self::all( '/<td>[^<]*\$([\d,]+)/', 'pages/services' ) as [ , $price ] ) {
			$prices[] = str_replace( ',', '', $price );
		}
		$prices = array_map(
			floatval( ... ),
			array_filter( $prices, static fn ( string $price ): bool => '' !== $price )
		);
		$named  = '/\$([\d,]+(?:\.\d\d)?)/';
		$found  = [ ...self::all( $named, 'pages' ), ...self::all( $named, 'popups' ) ];
		self::assertGreaterThan( 20, count( $found ) );
		foreach ( $found as [ $file, $price ] ) {
			self::assertContains( (float) str_replace( ',', '', $price ), $prices, "{$file}: \${$price}" );
		}
		$lowest = self::all( '/<p>from \$(\d+)<\/p>/', 'pages/home' );
		self::assertSame( [ [ 'pages/home.html', (string) min( [ PHP_INT_MAX, ...$prices ] ) ] ], $lowest );
	}

	/**
	 * DEMO-240: what is said of a product in a row of cards is what the shop asks for it.
	 */
	public function test_cards_have_the_products_prices(): void {
		$page = self::texts()['pages/modules.carousels.html'];
		preg_match_all( '/<h3[^>]*>([^<]+)<\/h3>(?:(?!<h3).)*?<p>([^<]*\$(\d+)\.)<\/p>/s', $page, $cards, PREG_SET_ORDER );
		self::assertGreaterThanOrEqual( 6, count( $cards ) );
		$products = [];
		foreach ( (array) glob( self::DEMO . '/products/*.md' ) as $file ) {
			$text = Text::read( (string) $file );
			$products[ $text->get( 'title' ) ] = $text;
		}
		foreach ( $cards as [ , $title, $said, $price ] ) {
			$title = html_entity_decode( $title );
			self::assertArrayHasKey( $title, $products, $said );
			$text  = $products[ $title ];
			$right = '' === $text->get( 'sale' ) ? $text->get( 'price' ) : $text->get( 'sale' );
			$pots  = $text->all( 'options' );
			foreach ( $pots as $pot => $option ) {
				$asked = is_array( $option ) ? $option['price'] ?? '' : '';
				$right = str_contains( $said, (string) $pot ) && is_string( $asked ) ? $asked : $right;
			}
			self::assertSame( (float) $right, (float) $price, $said );
		}
	}

	/**
	 * DEMO-240: delivery, payment, terms and returns agree with what the checkout does.
	 */
	public function test_terms_are_those_of_the_checkout(): void {
		$delivery = self::constant( Products::class, 'DELIVERY' );
		$overseas = self::constant( Products::class, 'OVERSEAS' );
		foreach ( [ 'terms', 'modules.accordions' ] as $page ) {
			$text = self::texts()[ "pages/{$page}.html" ];
			self::assertStringContainsString( 'two to four days', $text );
			self::assertStringContainsString( 'New Zealand', $text );
		}
		self::assertSame(
			[ 'Courier, in two to four days', 'Pick up at West End', 'Airmail, in six to ten days' ],
			[
				...array_column( $delivery, 'title' ),
				...array_column( $overseas, 'title' ),
			]
		);
		self::assertStringContainsString( 'six to ten days', self::texts()['pages/terms.html'] );
		self::assertSame( [ 'AU', 'NZ' ], Products::SETTINGS['woocommerce_specific_allowed_countries'] );
		$account = Products::SETTINGS['woocommerce_bacs_accounts'][0];
		self::assertSame(
			self::constant( DemoImporter::class, 'BUSINESS' )['business_name'],
			$account['account_name']
		);
		self::assertMatchesRegularExpression( '/^\d{3}-\d{3}$/', $account['sort_code'] );
		self::assertStringContainsString( 'href="/terms/"', self::texts()['parts/footer.html'] );
		self::assertStringContainsString( 'href="/returns/"', self::texts()['parts/footer.html'] );
	}

	/**
	 * DEMO-242: no two of the works and posts share a picture, nor do two products, and none is a part of another's.
	 */
	public function test_pictures_are_told_apart(): void {
		$images  = require self::DEMO . '/media/images.php';
		$sources = static function ( string ...$folders ) use ( $images ): array {
			self::assertIsArray( $images );
			$all = [];
			foreach ( $folders as $folder ) {
				foreach ( (array) glob( self::DEMO . "/{$folder}/*.md" ) as $file ) {
					$image = $images[ Text::read( (string) $file )->get( 'image' ) ] ?? null;
					self::assertIsArray( $image, (string) $file );
					$source = $image['photo'] ?? $image['drawing'] ?? '';
					$all[]  = is_string( $source ) ? $source : '';
				}
			}
			return $all;
		};
		$shown   = $sources( 'projects', 'posts' );
		self::assertGreaterThanOrEqual( 24, count( $shown ) );
		self::assertSame( $shown, array_unique( $shown ) );
		$sold = $sources( 'products' );
		self::assertSame( $sold, array_unique( $sold ) );
	}

	/**
	 * DEMO-242: the one photograph out of focus lies behind words, and is shown by itself nowhere.
	 */
	public function test_pictures_are_in_focus(): void {
		$soft   = 'coming-soon-bg-image.webp';
		$images = require self::DEMO . '/media/images.php';
		self::assertIsArray( $images );
		$names = array_keys( array_filter(
			$images,
			static fn ( mixed $image ): bool => is_array( $image ) && $soft === ( $image['photo'] ?? '' )
		) );
		self::assertSame( [ 'meadow' ], $names );
		self::assertSame( [], self::all( '/wp-image-\{\{id:(meadow)\}\}/' ) );
		self::assertSame( [], self::all( '/(?:"image": |"gallery": \[[^\]]*|\]\()"?(meadow)["\)]/' ) );
	}
}
