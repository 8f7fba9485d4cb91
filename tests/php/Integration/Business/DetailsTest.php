<?php
/**
 * What bound blocks show.
 *
 * @package Brolga\Tests
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Business;

use Brolga\Business\BusinessSection;
use Brolga\Business\Details;
use Brolga\Core\Settings\Settings;
use Brolga\Business\EditorData;
use Brolga\Content\Business\Bindings;
use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/**
 * What the owner says of the business once is said everywhere.
 *
 * @see BLOCK-180 BLOCK-181 BLOCK-182 BLOCK-183 BLOCK-440
 */
#[Group( 'once' )]
final class DetailsTest extends TestCase {

	private const LEEDS = [
		'business_phone' => '0113 496 0142',
		'business_email' => 'desk@physio.example',
		'street'         => '4 Otley Road',
		'postcode'       => 'LS6 3AA',
		'city'           => 'Leeds',
		'region'         => 'West Yorkshire',
		'country'        => 'GB',
		'opening_hours'  => [ 'Mo-Fr 08:00-19:00', 'Sa 09:30-12:00' ],
	];

	/**
	 * A paragraph that is bound.
	 *
	 * @param array<string, mixed> $args What it asks for.
	 */
	private static function paragraph( array $args, string $typed = 'Typed' ): string {
		$bindings = [ 'content' => [ 'source' => Bindings::SOURCE, 'args' => $args ] ];
		return trim( do_blocks( sprintf(
			'<!-- wp:paragraph %s --><p>%s</p><!-- /wp:paragraph -->',
			serialize_block_attributes( [ 'metadata' => [ 'bindings' => $bindings ] ] ),
			$typed
		) ) );
	}

	/**
	 * A button that is bound.
	 */
	private static function button( string $key, string $text ): string {
		$bind = static fn ( array $args ): array => [
			'source' => Bindings::SOURCE,
			'args'   => [ 'key' => $key ] + $args,
		];
		return do_blocks( sprintf(
			'<!-- wp:button %s --><div class="wp-block-button"><a class="wp-block-button__link wp-element-button">Ring 555</a></div><!-- /wp:button -->',
			serialize_block_attributes( [
				'metadata' => [
					'bindings' => [ 'url' => $bind( [] ), 'text' => $bind( [ 'text' => $text ] ) ],
				],
			] )
		) );
	}

	/**
	 * BLOCK-180 BLOCK-430: before anything is filled in, who makes the page sees what was typed, without a link;
	 * visitors see nothing of it.
	 */
	public function test_what_is_not_filled_in_is_for_previews_alone(): void {
		$details = [ 'phone', 'email', 'address', 'hours', 'directions', [ 'hours', 'phone' ] ];
		foreach ( $details as $key ) {
			self::assertSame( '', self::paragraph( [ 'key' => $key ] ) );
		}
		self::assertSame( '', trim( self::button( 'phone', 'Ring %s' ) ) );
		self::assertMatchesRegularExpression( '#^<p[^>]*>Typed</p>$#', self::paragraph( [ 'key' => 'nonsense' ] ) );

		self::previewed( static function () use ( $details ): void {
			foreach ( $details as $key ) {
				self::assertMatchesRegularExpression( '#^<p[^>]*>Typed</p>$#', self::paragraph( [ 'key' => $key ] ) );
			}
			$button = self::button( 'phone', 'Ring %s' );
			self::assertStringContainsString( 'Ring 555', $button );
			self::assertStringNotContainsString( 'href', $button );
		} );
	}

	/**
	 * BLOCK-430: a row that is left with its heading goes; one that says something else stays.
	 */
	public function test_no_heading_stays_alone(): void {
		$row  = static fn ( string $more ): string => '<!-- wp:group --><div class="wp-block-group">'
			. '<!-- wp:heading --><h2 class="wp-block-heading">Visit</h2><!-- /wp:heading -->'
			. '<!-- wp:group --><div class="wp-block-group"><!-- wp:paragraph {"metadata":{"bindings":{"content":'
			. '{"source":"brolga/business","args":{"key":"address"}}}}} --><p>Typed</p><!-- /wp:paragraph --></div>'
			. "<!-- /wp:group -->{$more}</div><!-- /wp:group -->";
		$more = '<!-- wp:paragraph --><p>Ring first</p><!-- /wp:paragraph -->';
		self::assertSame( '', trim( do_blocks( $row( '' ) ) ) );
		self::assertStringContainsString( 'Visit', do_blocks( $row( $more ) ) );
		self::assertStringNotContainsString( 'Typed', do_blocks( $row( $more ) ) );
		$other = '<!-- wp:group --><div class="wp-block-group"><!-- wp:heading --><h2>Alone</h2><!-- /wp:heading --></div>'
			. '<!-- /wp:group -->';
		self::assertStringContainsString( 'Alone', do_blocks( $row( '' ) . $other ) );
		self::set( new BusinessSection(), self::LEEDS );
		self::assertStringContainsString( '4 Otley Road', do_blocks( $row( '' ) ) );
	}

	/**
	 * MAP-430: a map of the business is not there before anybody knows where that is.
	 */
	public function test_no_heading_stays_above_a_map_without_places(): void {
		$section = '<!-- wp:group --><div class="wp-block-group"><!-- wp:heading --><h2>Where to find us</h2>'
			. '<!-- /wp:heading --><!-- wp:brolga/map --><!-- wp:brolga/map-pin /--><!-- /wp:brolga/map --></div>'
			. '<!-- /wp:group -->';
		self::assertSame( '', trim( do_blocks( $section ) ) );
		self::set( new BusinessSection(), self::LEEDS );
		$shown = do_blocks( $section );
		self::assertStringContainsString( 'Where to find us', $shown );
		self::assertStringContainsString( '4 Otley Road', $shown );
	}

	/**
	 * Does something while a preview is shown.
	 *
	 * @param \Closure(): void $within What is done.
	 */
	private static function previewed( \Closure $within ): void {
		$query = $GLOBALS['wp_query'];
		self::assertInstanceOf( \WP_Query::class, $query );
		$query->is_preview = true;
		try {
			$within();
		} finally {
			$query->is_preview = false;
		}
	}

	/**
	 * BLOCK-180 BLOCK-181 BLOCK-182: text and link are the owner's, and belong together.
	 */
	public function test_what_is_filled_in_is_shown_and_linked(): void {
		self::set( new BusinessSection(), self::LEEDS );
		update_option( 'time_format', 'g:i a' );
		foreach ( [
			'<a href="tel:+441134960142">0113 496 0142</a>' => [ 'key' => 'phone' ],
			'0113 496 0142'                                 => [ 'key' => 'phone', 'link' => false ],
			'<a href="mailto:desk@physio.example">desk@<wbr>physio.<wbr>example</a>' => [ 'key' => 'email' ],
			'4 Otley Road, Leeds LS6 3AA'                   => [ 'key' => 'address' ],
			"Monday to Friday, 8\u{A0}am\u{A0}–\u{2060}\u{A0}7\u{A0}pm<br>Saturday, 9:30\u{A0}am\u{A0}–\u{2060}\u{A0}12\u{A0}pm" => [ 'key' => 'hours' ],
			"Monday to Friday, 8\u{A0}am\u{A0}–\u{2060}\u{A0}7\u{A0}pm · Saturday, 9:30\u{A0}am\u{A0}–\u{2060}\u{A0}12\u{A0}pm" => [ 'key' => 'hours', 'join' => ' · ' ],
			'Ring <a href="tel:+441134960142">0113 496 0142</a> &lt;now&gt;' => [
				'key'  => 'phone',
				'text' => 'Ring %s <now>',
			],
			'4 Otley Road, Leeds LS6 3AA<br><a href="tel:+441134960142">0113 496 0142</a>' => [ 'key' => [ 'address', 'phone' ] ],
		] as $shown => $args ) {
			self::assertStringContainsString( ">{$shown}</p>", self::paragraph( $args ) );
		}
		$button = self::button( 'phone', 'Ring %s' );
		self::assertStringContainsString( 'href="tel:+441134960142"', $button );
		self::assertStringContainsString( '>Ring 0113 496 0142</a>', $button );
		self::assertStringContainsString(
			'href="https://www.openstreetmap.org/directions?to=4%20Otley%20Road%2C%20Leeds%20LS6%203AA"',
			self::button( 'directions', 'Find %s' )
		);
	}

	/**
	 * BLOCK-520: before a country is chosen, a number is one of the country that the site speaks for.
	 */
	public function test_a_number_is_of_the_sites_country(): void {
		self::set( new BusinessSection(), [ 'country' => '' ] + self::LEEDS );
		$locale = static fn (): string => 'en_GB';
		add_filter( 'locale', $locale );
		self::assertStringContainsString( 'href="tel:+441134960142"', self::paragraph( [ 'key' => 'phone' ] ) );
		remove_filter( 'locale', $locale );
		self::assertStringContainsString( 'href="tel:01134960142"', self::paragraph( [ 'key' => 'phone' ] ) );
	}

	/**
	 * START-520: a way to reach the business and its address are enough.
	 */
	public function test_the_details_are_filled_in_once_it_can_be_reached_and_found(): void {
		$known = static function ( string ...$less ): bool {
			$values = self::LEEDS;
			foreach ( $less as $name ) {
				$values[ $name ] = '';
			}
			self::set( new BusinessSection(), $values );
			return ( new Details( new Settings() ) )->are_filled_in();
		};
		self::assertTrue( $known() );
		self::assertTrue( $known( 'business_phone' ) );
		self::assertTrue( $known( 'business_email' ) );
		self::assertFalse( $known( 'business_phone', 'business_email' ) );
		self::assertFalse( $known( 'street', 'city' ) );
		update_option( 'blogname', '' );
		self::assertFalse( $known() );
	}

	/**
	 * BLOCK-180: what an owner types stays words.
	 */
	public function test_text_stays_text(): void {
		self::set( new BusinessSection(), [ 'city' => '<img src=x onerror=alert(1)>' ] );
		self::assertStringNotContainsString( '<img', self::paragraph( [ 'key' => 'address' ] ) );
	}

	/**
	 * @return iterable<string, array{string, string}>
	 */
	public static function addresses(): iterable {
		yield 'Australia'          => [ 'AU', '1 High Road, Town ST 4101' ];
		yield 'Germany'            => [ 'DE', '1 High Road, 4101 Town' ];
		yield 'the United States'  => [ 'US', '1 High Road, Town, ST 4101' ];
		yield 'the United Kingdom' => [ 'GB', '1 High Road, Town 4101' ];
		yield 'nowhere'            => [ '', '1 High Road, Town ST 4101' ];
	}

	/**
	 * BLOCK-180: an address stands in its country's order.
	 */
	#[DataProvider( 'addresses' )]
	public function test_addresses_are_in_their_countrys_order( string $country, string $address ): void {
		self::set(
			new BusinessSection(),
			[
				'street'   => '1 High Road',
				'postcode' => '4101',
				'city'     => 'Town',
				'region'   => 'ST',
				'country'  => $country,
			]
		);
		self::assertStringContainsString( ">{$address}</p>", self::paragraph( [ 'key' => 'address' ] ) );
	}

	/**
	 * @return iterable<string, array{list<string>, string, string}>
	 */
	public static function hours(): iterable {
		yield 'lunch' => [
			[ 'Mo-Fr 08:00-12:00', 'Mo-Th 13:00-17:00' ],
			'g:i a',
			"Monday to Thursday, 8\u{A0}am\u{A0}–\u{2060}\u{A0}12\u{A0}pm, 1\u{A0}pm\u{A0}–\u{2060}\u{A0}5\u{A0}pm<br>Friday, 8\u{A0}am\u{A0}–\u{2060}\u{A0}12\u{A0}pm",
		];
		yield 'twenty-four hours' => [
			[ 'Tu-Sa 07:00-15:30' ],
			'H:i',
			"Tuesday to Saturday, 07:00\u{A0}–\u{2060}\u{A0}15:30",
		];
		yield 'BLOCK-720: two days, one after the other' => [
			[ 'Mo-Tu 09:00-17:00', 'Th-Sa 09:00-17:00' ],
			'H:i',
			"Monday and Tuesday, 09:00\u{A0}–\u{2060}\u{A0}17:00<br>Thursday to Saturday, 09:00\u{A0}–\u{2060}\u{A0}17:00",
		];
		yield 'the end of a week' => [
			[ 'Sa,Su 10:00-14:00' ],
			'H:i',
			"Saturday and Sunday, 10:00\u{A0}–\u{2060}\u{A0}14:00",
		];
		yield 'a day between' => [
			[ 'Mo,We 09:00-17:00' ],
			'g:i A',
			"Monday, 9\u{A0}am\u{A0}–\u{2060}\u{A0}5\u{A0}pm<br>Wednesday, 9\u{A0}am\u{A0}–\u{2060}\u{A0}5\u{A0}pm",
		];
		yield 'what cannot be read' => [
			[ 'nonsense', 'Su 10:00-11:00' ],
			'g:i a',
			"Sunday, 10\u{A0}am\u{A0}–\u{2060}\u{A0}11\u{A0}am",
		];
	}

	/**
	 * BLOCK-182 BLOCK-610 BLOCK-730: days in a row share a line, times are as the site shows them, and do not break.
	 *
	 * @param list<string> $written As the owner's settings have them.
	 */
	#[DataProvider( 'hours' )]
	public function test_hours_are_read_by_people( array $written, string $format, string $shown ): void {
		update_option( 'time_format', $format );
		self::set( new BusinessSection(), [ 'opening_hours' => $written ] );
		self::assertStringContainsString( ">{$shown}</p>", self::paragraph( [ 'key' => 'hours' ] ) );
	}

	/**
	 * BLOCK-183: whoever writes sees the details, whoever may change settings changes them.
	 */
	public function test_the_editor_reads_and_writes_them(): void {
		self::set( new BusinessSection(), self::LEEDS );
		$path = '/brolga/v1' . EditorData::PATH;
		$this->become( 'author' );
		$told = (array) $this->rest( 'GET', $path )->get_data();
		self::assertSame(
			[ '0113 496 0142', '4 Otley Road, Leeds LS6 3AA', false ],
			[ $told['phone'] ?? '', $told['address'] ?? '', $told['mayEdit'] ?? '' ]
		);
		self::assertSame( 403, $this->rest( 'POST', $path, [ 'phone' => '0113 496 0199' ] )->get_status() );
		self::assertContains( $path, (array) apply_filters( 'block_editor_rest_api_preload_paths', [] ) );

		$this->become( 'administrator' );
		$told = (array) $this->rest( 'POST', $path, [ 'phone' => '0113 496 0199' ] )->get_data();
		self::assertSame( [ '0113 496 0199', true ], [ $told['phone'] ?? '', $told['mayEdit'] ?? '' ] );
		self::assertStringContainsString( 'tel:+441134960199', self::paragraph( [ 'key' => 'phone' ] ) );
		self::assertSame( 400, $this->rest( 'POST', $path, [ 'street' => 'x' ] )->get_status() );

		wp_set_current_user( 0 );
		self::assertSame( 401, $this->rest( 'GET', $path )->get_status() );
	}

	/**
	 * BLOCK-440: what is wrong is said, and holds up neither the rest nor the page.
	 */
	public function test_a_wrong_detail_is_said_and_holds_nothing_up(): void {
		self::set( new BusinessSection(), self::LEEDS );
		$this->become( 'administrator' );
		$typed  = [
			'name'  => 'Otley Road Physio',
			'phone' => 'ring me',
			'email' => str_repeat( 'x', 300 ),
		];
		$answer = $this->rest( 'POST', '/brolga/v1' . EditorData::PATH, $typed );
		$told   = (array) $answer->get_data();
		self::assertSame(
			[ 200, 'Otley Road Physio', '0113 496 0142', 'desk@physio.example' ],
			[ $answer->get_status(), $told['name'] ?? '', $told['phone'] ?? '', $told['email'] ?? '' ]
		);
		$problems = (array) ( $told['problems'] ?? [] );
		self::assertCount( 2, $problems );
		self::assertSame(
			'“ring me” was not saved as your phone number. Enter a phone number. Between its digits it can have '
				. 'spaces, brackets, hyphens, dots and slashes, and in front a plus sign.',
			$problems[0]
		);
	}

	/**
	 * SITE-400: the country is what the owner says, else what the language speaks for.
	 */
	public function test_the_country_is_known_before_its_owner_says_so(): void {
		$place = static function ( string $locale, string $country ): string {
			$as = static fn (): string => $locale;
			add_filter( 'locale', $as );
			self::set( new BusinessSection(), [ 'country' => $country ] );
			$place = ( new Details( new Settings() ) )->place();
			remove_filter( 'locale', $as );
			return $place;
		};
		$shop  = get_option( 'woocommerce_default_country' );
		update_option( 'woocommerce_default_country', '' );
		self::assertSame(
			[ 'GB', 'AU', 'DE', 'NZ', '', '' ],
			[
				$place( 'en_AU', 'UK' ),
				$place( 'en_AU', '' ),
				$place( 'de_DE_formal', '' ),
				$place( 'en_US', 'NZ' ),
				$place( 'en_US', '' ),
				$place( 'fi', '' ),
			]
		);
		update_option( 'woocommerce_default_country', $shop );
	}

	/**
	 * SEARCH-180: a search for the hours or the phone is answered.
	 */
	public function test_a_search_for_a_detail_is_answered(): void {
		$title = static function ( string $search ): string {
			$GLOBALS['wp_query'] = $GLOBALS['wp_the_query'] = new \WP_Query( [ 's' => $search ] );
			return do_blocks( '<!-- wp:query-title {"type":"search"} /-->' );
		};
		self::assertStringNotContainsString( 'brolga-answer', $title( 'phone' ) );
		self::set( new BusinessSection(), self::LEEDS );
		self::assertStringContainsString( 'href="tel:+441134960142"', $title( 'phone' ) );
		self::assertStringContainsString( 'Monday to Friday', $title( 'opening hours' ) );
		self::assertStringContainsString( '4 Otley Road', $title( 'address' ) );
		self::assertStringNotContainsString( 'brolga-answer', $title( 'phonetics' ) );
	}

	/**
	 * SEARCH-404: an answered search does not say that there is nothing, counts as no missed one, and is answered
	 * while it is typed.
	 */
	public function test_an_answered_search_is_not_told_to_have_found_nothing(): void {
		$title = '<!-- wp:query-title {"type":"search"} /-->';
		$list  = '<!-- wp:query {"query":{"inherit":true}} --><div><!-- wp:query-no-results --><p>Nothing.</p>'
			. '<!-- /wp:query-no-results --></div><!-- /wp:query -->';
		$page  = static function ( string $search, string $content ): string {
			$GLOBALS['wp_query'] = $GLOBALS['wp_the_query'] = new \WP_Query( [ 's' => $search, 'post__in' => [ 0 ] ] );
			return do_blocks( $content );
		};
		self::assertStringContainsString( 'Nothing.', $page( 'telephone', $title . $list ) );
		self::set( new BusinessSection(), self::LEEDS );
		foreach ( [ 'opening hours', 'PHONE', 'e-mail', 'your address' ] as $search ) {
			$html = $page( $search, $title . $list );
			self::assertStringNotContainsString( 'Nothing.', $html, $search );
			self::assertSame( 1, substr_count( $html, 'brolga-answer' ), $search );
			self::assertSame( 1, substr_count( $page( $search, $list ), 'brolga-answer' ), 'Without a title, too.' );
		}
		self::assertStringContainsString( 'Nothing.', $page( 'zzyzx', $title . $list ) );
		$ask = function ( string $search ): array {
			$data = $this->rest( 'GET', '/brolga/v1/search?q=' . rawurlencode( $search ) )->get_data();
			self::assertIsArray( $data );
			self::assertIsArray( $data['results'] );
			self::assertIsArray( $data['results'][0] );
			return [ $data['total'], $data['suggestion'], $data['results'][0] ];
		};
		self::assertSame(
			[
				1,
				'',
				[
					'title'   => 'Phone',
					'url'     => 'tel:+441134960142',
					'type'    => '',
					'excerpt' => '0113 496 0142',
					'image'   => '',
				],
			],
			$ask( 'telephone' )
		);
		self::assertSame( home_url( '/?s=opening%20hours' ), $ask( 'opening hours' )[2]['url'] );
	}
}
