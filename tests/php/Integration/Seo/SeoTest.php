<?php
/**
 * What search engines and networks are told.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Seo;

use Brolga\Business\BusinessSection;
use Brolga\Business\OpeningHours;
use Brolga\Content\Projects\Projects;
use Brolga\Core\Database\Connection;
use Brolga\Core\Settings\SectionValues;
use Brolga\Core\Settings\Settings;
use Brolga\Core\Settings\Vault;
use Brolga\Seo\OtherPlugin;
use Brolga\Seo\PlainText;
use Brolga\Seo\ThankYouRepository;
use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP;
use WP_HTML_Tag_Processor;
use WP_Query;
use WP_REST_Response;
use WP_Rewrite;

/**
 * Heads of pages, as a visitor of an address gets them.
 */
final class SeoTest extends TestCase {

	private const EVIL = '"><script>alert(1)</script>\'</script><!-- & &lt;b&gt;';

	protected function setUp(): void {
		parent::setUp();
		update_option( 'blogname', 'Fig & Ferry' );
		update_option( 'blogdescription', 'Garden makers, Brisbane' );
		update_option( 'blog_public', '1' );
		update_option( 'show_on_front', 'posts' );
	}

	protected function tearDown(): void {
		$GLOBALS['wp_the_query'] = new WP_Query();
		$GLOBALS['wp_query']     = $GLOBALS['wp_the_query'];
		parent::tearDown();
	}

	/**
	 * Goes to an address, as WordPress does.
	 *
	 * @param string $address Path and query.
	 */
	private static function visit( string $address ): void {
		$_GET = [];
		parse_str( (string) wp_parse_url( $address, PHP_URL_QUERY ), $_GET );
		$_SERVER['REQUEST_URI']  = $address;
		$_SERVER['QUERY_STRING'] = (string) wp_parse_url( $address, PHP_URL_QUERY );
		$wp                      = new WP();
		$wp->parse_request();
		$wp->query_posts();
		$wp->handle_404();
	}

	/**
	 * The head of a page; a block theme has printed the content before it.
	 *
	 * @param string $address Path and query.
	 */
	private static function head( string $address ): string {
		self::visit( $address );
		if ( is_singular() ) {
			while ( have_posts() ) {
				the_post();
				do_blocks( '<!-- wp:post-content /-->' );
			}
		}
		ob_start();
		do_action( 'wp_head' );
		return (string) ob_get_clean();
	}

	/**
	 * What the lines of a head say, by name; `canonical` and `robots` among them.
	 *
	 * @param string $head Markup.
	 * @return array<string, string>
	 */
	private static function told( string $head ): array {
		$told = [];
		$tags = new WP_HTML_Tag_Processor( $head );
		while ( $tags->next_tag() ) {
			$name    = $tags->get_attribute(
				'name'
			) ?? $tags->get_attribute( 'property' ) ?? $tags->get_attribute( 'rel' );
			$content = $tags->get_attribute( 'content' ) ?? $tags->get_attribute( 'href' );
			if (
				is_string( $name )
				&& is_string( $content )
				&& in_array( $tags->get_tag(), [ 'META', 'LINK' ], true )
				&& 1 === preg_match( '/^(?:description|canonical|robots|og:.*|article:.*|twitter:.*)$/', $name )
			) {
				self::assertArrayNotHasKey( $name, $told, "{$name} is told once." );
				$told[ $name ] = $content;
			}
		}
		return $told;
	}

	/**
	 * Things of a head's JSON-LD, by type.
	 *
	 * @param string $head Markup.
	 * @return array<string, array<array-key, mixed>>
	 */
	private static function things( string $head ): array {
		$things = [];
		if ( 1 === preg_match( '#<script type="application/ld\+json">(.*?)</script>#s', $head, $found ) ) {
			$data = json_decode( $found[1], true, 64, JSON_THROW_ON_ERROR );
			self::assertIsArray( $data );
			self::assertSame( 'https://schema.org', $data['@context'] );
			self::assertIsArray( $data['@graph'] );
			foreach ( $data['@graph'] as $thing ) {
				self::assertIsArray( $thing );
				self::assertIsString( $thing['@type'] );
				$things[ $thing['@type'] ] = $thing;
			}
		}
		return $things;
	}

	/**
	 * The way that JSON-LD tells.
	 *
	 * @param string $head Markup.
	 * @return list<mixed> Names.
	 */
	private static function way( string $head ): array {
		$items = self::things( $head )['BreadcrumbList']['itemListElement'] ?? [];
		self::assertIsArray( $items );
		self::assertSame( [] === $items ? [] : range( 1, count( $items ) ), array_column( $items, 'position' ) );
		return array_column( $items, 'name' );
	}

	/**
	 * An image of the library.
	 *
	 * @param string $name Its file's.
	 * @param string $alt  What it shows.
	 */
	private static function image( string $name, string $alt = '' ): int {
		$id = wp_insert_attachment(
			[
				'post_title'     => $name,
				'post_mime_type' => 'image/jpeg',
				'post_status'    => 'inherit',
			],
			"2026/{$name}.jpg"
		);
		update_post_meta(
			$id,
			'_wp_attachment_metadata',
			[
				'width'  => 3000,
				'height' => 2000,
				'file'   => "2026/{$name}.jpg",
				'sizes'  => [
					'thumbnail' => [ 'file' => "{$name}-1200x1200.jpg", 'width' => 1200, 'height' => 1200 ],
					'medium'    => [ 'file' => "{$name}-300x200.jpg", 'width' => 300, 'height' => 200 ],
					'1536x1536' => [ 'file' => "{$name}-1536x1024.jpg", 'width' => 1536, 'height' => 1024 ],
					'2048x2048' => [ 'file' => "{$name}-2048x1365.jpg", 'width' => 2048, 'height' => 1365 ],
				],
			]
		);
		update_post_meta( $id, '_wp_attachment_image_alt', $alt );
		return $id;
	}

	/**
	 * SEO-2, SEO-5, SEO-7: a page in full.
	 */
	public function test_a_page_is_described(): void {
		$id   = self::make(
			'<!-- wp:heading --><h2>Ways to plant</h2><!-- /wp:heading --><!-- wp:paragraph --><p>We plan &amp; plant <strong>gardens</strong>.</p><!-- /wp:paragraph --><!-- wp:paragraph --><p>All year.</p><!-- /wp:paragraph -->',
			'page',
			[ 'post_title' => 'Our <em>services</em>' ]
		);
		$head = self::head( "/?page_id={$id}" );
		$told = self::told( $head );
		self::assertSame( 'We plan & plant gardens. All year.', $told['description'] );
		self::assertSame(
			[
				'og:type'        => 'website',
				'og:title'       => 'Our services',
				'og:description' => 'We plan & plant gardens. All year.',
				'og:url'         => get_permalink( $id ),
				'og:site_name'   => 'Fig & Ferry',
				'og:locale'      => 'en_US',
				'twitter:card'   => 'summary',
			],
			array_diff_key(
				$told,
				array_flip( [
					'description',
					'canonical',
					'robots',
					'og:image',
					'og:image:alt',
					'og:image:width',
					'og:image:height',
				] )
			)
		);
		self::assertSame( get_permalink( $id ), $told['canonical'] );
	}

	/**
	 * AB-90: a test's other variants are no part of a page's description, before it starts, while it runs and after.
	 */
	public function test_a_description_has_the_control_alone(): void {
		$words   = static fn ( string $text ): string => "<!-- wp:paragraph --><p>{$text}</p><!-- /wp:paragraph -->";
		$variant = static fn (
			int $number,
			string $inner
		): string => "<!-- wp:brolga/variant {\"number\":{$number}} -->{$inner}<!-- /wp:brolga/variant -->";
		$test    = '<!-- wp:brolga/experiment {"number":1} -->'
			. $variant( 0, $words( 'Fixed price.' ) )
			. $variant( 1, $words( 'Free visit.' ) . $words( 'Soon.' ) )
			. '<!-- /wp:brolga/experiment -->';
		$told    = self::told( self::head( '/?page_id='
			. self::make( $words( 'Before.' )
				. "<!-- wp:group --><div class=\"wp-block-group\">{$test}</div><!-- /wp:group -->"
				. $words( 'After.' ) ) ) );
		self::assertSame( 'Before. Fixed price. After.', $told['description'] );
		self::assertSame( 'Before. Fixed price. After.', $told['og:description'] );
	}

	/**
	 * SEO-2: the excerpt first, and where there are no words the site's.
	 */
	public function test_an_excerpt_comes_first_and_the_tagline_last(): void {
		self::assertTrue( post_type_supports( 'page', 'excerpt' ) );
		$told = self::told( self::head(
			'/?page_id=' . self::make( '<p>Content.</p>', 'page', [ 'post_excerpt' => 'What <b>we</b> say.' ] )
		) );
		self::assertSame( 'What we say.', $told['description'] );
		$told = self::told( self::head( '/?page_id=' . self::make( '<!-- wp:brolga/scroll-top /-->' ) ) );
		self::assertSame( 'Garden makers, Brisbane', $told['description'] );
		update_option( 'blogdescription', '' );
		$told = self::told( self::head( '/?page_id=' . self::make( '' ) ) );
		self::assertArrayNotHasKey( 'description', $told );
		self::assertArrayNotHasKey( 'og:description', $told );
	}

	/**
	 * Stored content and its first words.
	 *
	 * @return iterable<string, array{string, string}>
	 */
	public static function contents(): iterable {
		yield 'paragraphs before other text' => [ '<h2>Head</h2><p>One</p><p class="x">two.</p>', 'One two.' ];
		yield 'other text where there are none' => [ '<h2>Head</h2><ul><li>One</li><li>two</li></ul>', 'Head One two' ];
		yield 'text of the classic editor' => [ "One\n\ntwo", 'One two' ];
		yield 'shortcodes are no words' => [ '<p>Before [gallery ids="1,2"] after</p>', 'Before after' ];
		yield 'scripts are none' => [ '<p>A<script>alert( "</p>" )</script>B</p>', 'A' ];
		yield 'nor are styles that do not end' => [ 'A <style>p { color: red }', 'A' ];
		yield 'entities are decoded once' => [ '<p>&amp;lt;b&amp;gt; &#8217;</p>', '&lt;b&gt; ’' ];
		yield 'broken UTF-8' => [ "<p>A \xC3\x28 b</p>", "A \u{FFFD}( b" ];
		yield 'cut after a word' => [
			'<p>' . str_repeat( 'planted ', 40 ) . '</p>',
			rtrim( str_repeat( 'planted ', 20 ) ) . '…',
		];
		yield 'one long word' => [ '<p>' . str_repeat( 'ä', 10000 ) . '</p>', str_repeat( 'ä', 159 ) . '…' ];
	}

	/**
	 * SEO-2, SEO-12: at most 160 characters of words.
	 *
	 * @param string $content  Stored.
	 * @param string $expected Its first words.
	 */
	#[DataProvider( 'contents' )]
	public function test_the_first_words( string $content, string $expected ): void {
		self::assertSame( $expected, PlainText::first( $content ) );
		self::assertLessThanOrEqual( 160, mb_strlen( PlainText::first( $content ) ) );
	}

	/**
	 * SEO-2, SEO-4: lists have descriptions and addresses of their own.
	 */
	public function test_lists_are_described(): void {
		$ids  = array_map(
			static fn ( int $day ): int => self::make(
				'',
				'post',
				[ 'post_date' => "2020-02-0{$day} 08:00:00", 'post_author' => 1 ]
			),
			[ 1, 2, 3 ]
		);
		$term = wp_insert_term( 'Ferns', 'category', [ 'description' => '<p>All about ferns.</p>' ] );
		self::assertIsArray( $term );
		$term = (int) $term['term_id'];
		array_map( static fn ( int $id ) => wp_set_post_categories( $id, [ $term ] ), $ids );
		update_option( 'posts_per_page', 1 );

		$told = self::told( self::head( "/?cat={$term}" ) );
		self::assertSame(
			[ 'All about ferns.', get_term_link( $term ), 'Ferns' ],
			[ $told['description'], $told['canonical'], $told['og:title'] ]
		);
		$told = self::told( self::head( "/?cat={$term}&paged=2&utm_source=x" ) );
		self::assertSame( home_url( '/category/ferns/page/2/' ), $told['canonical'] );
		$told = self::told( self::head( '/?author=1' ) );
		self::assertSame( get_author_posts_url( 1 ), $told['canonical'] );
		$told = self::told( self::head( '/?m=202002' ) );
		self::assertSame(
			[ 'Garden makers, Brisbane', get_month_link( 2020, 2 ) ],
			[ $told['description'], self::plain( $told['canonical'] ) ]
		);
		self::assertSame( get_day_link( 2020, 2, 3 ), self::told( self::head( '/?m=20200203' ) )['canonical'] );
		self::assertSame( get_year_link( 2020 ), self::told( self::head( '/?year=2020' ) )['canonical'] );
		$told = self::told( self::head( '/' ) );
		self::assertSame(
			[ home_url( '/' ), 'Fig & Ferry', 'website' ],
			[ $told['canonical'], $told['og:title'], $told['og:type'] ]
		);
		self::assertSame( $told['canonical'], $told['og:url'] );
	}

	/**
	 * SEO-4: numbered pages have the form that the site's addresses have, here without words.
	 */
	public function test_numbered_pages_follow_the_sites_addresses(): void {
		array_map( static fn (): int => self::make( '', 'post' ), range( 1, 3 ) );
		update_option( 'posts_per_page', 1 );
		$before  = get_option( 'permalink_structure' );
		$rewrite = $GLOBALS['wp_rewrite'] ?? null;
		self::assertInstanceOf( WP_Rewrite::class, $rewrite );
		$rewrite->set_permalink_structure( '' );
		try {
			self::assertSame( home_url( '/?paged=2' ), self::told( self::head( '/?paged=2&x=y' ) )['canonical'] );
		} finally {
			$rewrite->set_permalink_structure( is_string( $before ) ? $before : '' );
		}
	}

	/**
	 * SEO-4: a page of a module has an address of its own, and nothing else stays in it.
	 */
	public function test_pages_of_modules_have_addresses(): void {
		array_map( static fn (): int => self::make( 'Text', 'post' ), range( 1, 4 ) );
		$id   = self::make( '<!-- wp:brolga/blog {"anchor":"news","postsNumber":2} /-->' );
		$told = self::told( self::head( "/?page_id={$id}&news_page=2&utm_source=x" ) );
		self::assertSame(
			add_query_arg( 'news_page', '2', (string) get_permalink( $id ) ),
			self::plain( $told['canonical'] )
		);
		self::assertSame( self::plain( $told['canonical'] ), self::plain( $told['og:url'] ) );
		self::assertSame( get_permalink( $id ), self::told( self::head( "/?page_id={$id}" ) )['canonical'] );
	}

	/**
	 * SEO-6, SEO-7: the featured image, in a size that is read quickly.
	 */
	public function test_the_featured_image_stands_for_the_page(): void {
		$id = self::make( '<p>Text</p><img src="https://example.com/other.jpg" alt="">' );
		set_post_thumbnail( $id, self::image( 'fern', 'A "fern" <b>' ) );
		$told = self::told( self::head( "/?page_id={$id}" ) );
		self::assertStringEndsWith( '/2026/fern-1536x1024.jpg', $told['og:image'] );
		self::assertSame(
			[ '1536', '1024', 'A "fern" <b>', 'summary_large_image' ],
			[ $told['og:image:width'], $told['og:image:height'], $told['og:image:alt'], $told['twitter:card'] ]
		);
	}

	/**
	 * SEO-6: whoever keeps files elsewhere says where.
	 */
	public function test_images_may_be_kept_elsewhere(): void {
		$id = self::make();
		set_post_thumbnail( $id, self::image( 'fern' ) );
		add_filter( 'wp_get_attachment_url', static fn (): string => 'https://files.example/a/fern.jpg' );
		self::assertSame(
			'https://files.example/a/fern-1536x1024.jpg',
			self::told( self::head( "/?page_id={$id}" ) )['og:image']
		);
	}

	/**
	 * SEO-6: else the first of the content that is no icon; else the logo.
	 */
	public function test_other_images_take_its_place(): void {
		$told = self::told( self::head( '/?page_id=' . self::make(
			'<img src="/icon.png" width="32" height="32"><img src="data:image/png;base64,AA"><img src="/drawn.svg"><img src="/wide.jpg" width="800" height="400" alt="Wide">'
		) ) );
		self::assertStringEndsWith( '/wide.jpg', $told['og:image'] );
		self::assertStringStartsWith( 'http', $told['og:image'] );
		self::assertSame(
			[ '800', '400', 'Wide' ],
			[ $told['og:image:width'], $told['og:image:height'], $told['og:image:alt'] ]
		);
		$id   = self::image( 'grove' );
		$told = self::told( self::head( '/?page_id=' . self::make(
			"<!-- wp:image {\"id\":{$id}} --><figure class=\"wp-block-image\"><img src=\"/grove-300x200.jpg\" alt=\"Grove\" class=\"wp-image-{$id}\"/></figure><!-- /wp:image -->"
		) ) );
		self::assertStringEndsWith( '/2026/grove-1536x1024.jpg', $told['og:image'] );
		self::assertSame( 'Grove', $told['og:image:alt'] );

		set_theme_mod( 'custom_logo', self::image( 'logo' ) );
		$told = self::told( self::head( '/?page_id=' . self::make( '<p>Text</p>' ) ) );
		self::assertStringEndsWith( '/2026/logo-1536x1024.jpg', $told['og:image'] );
		self::assertSame( 'Fig & Ferry', $told['og:image:alt'] );
	}

	/**
	 * SEO-8: an organization, and a business with all that was filled in.
	 */
	public function test_the_home_page_tells_of_the_business(): void {
		$things = self::things( self::head( '/' ) );
		self::assertSame( [ 'Organization' ], array_keys( $things ) );
		self::assertSame(
			[ 'Fig & Ferry', home_url( '/' ) ],
			[ $things['Organization']['name'], $things['Organization']['url'] ]
		);

		self::set(
			new BusinessSection(),
			[
				'business_name'  => 'Fig & Ferry Pty Ltd',
				'business_kind'  => 'Store',
				'business_phone' => '+61 7 5550 0100',
				'street'         => '1 Boundary Street',
				'city'           => 'West End',
				'country'        => 'AU',
				'opening_hours'  => [ 'Mo-We,Fr 09:00-17:00', '', 'nonsense' ],
				'profiles'       => [ 'https://social.example/fig', 'javascript:alert(1)' ],
			]
		);
		set_theme_mod( 'custom_logo', self::image( 'logo' ) );
		$store = self::things( self::head( '/' ) )['Store'] ?? [];
		self::assertSame(
			[ 'Fig & Ferry Pty Ltd', '+61 7 5550 0100', [ 'https://social.example/fig' ] ],
			[ $store['name'] ?? '', $store['telephone'] ?? '', $store['sameAs'] ?? '' ]
		);
		self::assertSame(
			[
				'@type'           => 'PostalAddress',
				'streetAddress'   => '1 Boundary Street',
				'addressLocality' => 'West End',
				'addressCountry'  => 'AU',
			],
			$store['address'] ?? ''
		);
		self::assertSame(
			[ [
				'@type'     => 'OpeningHoursSpecification',
				'dayOfWeek' => [ 'Monday', 'Tuesday', 'Wednesday', 'Friday' ],
				'opens'     => '09:00',
				'closes'    => '17:00',
			] ],
			$store['openingHoursSpecification'] ?? ''
		);
		self::assertStringEndsWith( 'logo-1536x1024.jpg', is_string( $store['logo'] ?? null ) ? $store['logo'] : '' );
		self::assertSame( [], self::things( self::head( '/?page_id=' . self::make( '' ) ) ) );
	}

	/**
	 * SEO-9: the settings are checked as others are.
	 */
	public function test_settings_of_the_business_are_checked(): void {
		$this->become( 'administrator' );
		$section  = new BusinessSection();
		$problems = static fn ( array $values ): array => array_keys(
			$section->problems( new SectionValues( $section, [ 'business' => $values ], new Vault() ) )
		);
		self::assertSame(
			[],
			$problems( [
				'opening_hours' => [ 'Mo-Fr 09:00-17:00', 'Mo–Tu,Sa 10:00–14:00' ],
				'profiles'      => [ 'https://social.example/fig' ],
			] )
		);
		self::assertSame( [ 'opening_hours' ], $problems( [ 'opening_hours' => [ 'Monday to Friday' ] ] ) );
		self::assertSame( [ 'profiles' ], $problems( [ 'profiles' => [ 'javascript:alert(1)' ] ] ) );
		self::assertSame(
			[ 'Saturday', 'Sunday', 'Monday' ],
			OpeningHours::read( 'Sa-Mo 20:00-02:00' )['dayOfWeek'] ?? []
		);
		foreach ( [ 'Mo 9-17', 'Mo 09:00-25:00', 'Mo-Tu-We 09:00-17:00', "Mo 09:00-17:00\n</script>", '' ] as $line ) {
			self::assertNull( OpeningHours::read( $line ), $line );
		}
		$values = ( new SectionValues(
			$section,
			[ 'business' => [ 'business_phone' => 'call me', 'country' => 'Australia', 'business_kind' => 'Person' ] ],
			new Vault()
		) );
		self::assertSame(
			[ '', '', 'LocalBusiness' ],
			[ $values->text( 'business_phone' ), $values->text( 'country' ), $values->text( 'business_kind' ) ]
		);
	}

	/**
	 * SEO-9: what is wrong is refused where it was written, and nothing is stored.
	 */
	public function test_what_cannot_be_read_is_refused(): void {
		$this->become( 'administrator' );
		$save = function ( array $values ): WP_REST_Response {
			$section = $this->rest( 'GET', '/brolga/v1/settings/business' )->get_data();
			return $this->rest(
				'PUT',
				'/brolga/v1/settings/business',
				[ 'version' => is_array( $section ) ? $section['version'] : '', 'values' => $values ]
			);
		};
		$fields = [
			'business_phone' => 'call me',
			'business_kind'  => 'Person',
			'business_email' => 'nobody',
			'country'        => 'Australia',
			'street'         => str_repeat( 'x', 10000 ),
		];
		foreach ( $fields + [
			'opening_hours' => [ 'Mo 9-17' ],
			'profiles'      => [ 'javascript:alert(1)' ],
		] as $name => $value ) {
			$answer = $save( [ $name => $value ] );
			self::assertSame( 400, $answer->get_status(), $name );
			self::assertStringContainsString( "\"{$name}\"", (string) wp_json_encode( $answer->get_data() ) );
		}
		self::assertArrayNotHasKey( 'business', (array) get_option( Settings::OPTION, [] ) );
		self::assertSame(
			200,
			$save(
				[ 'business_phone' => '(07) 5550 0100', 'country' => 'AU', 'opening_hours' => [ 'Sa,Su 10:00-14:00' ] ]
			)->get_status()
		);
	}

	/**
	 * SEO-610: what nobody can dial is refused: two numbers in one, and parts of one.
	 */
	public function test_a_number_that_nobody_can_dial_is_refused(): void {
		$section = new BusinessSection();
		$problem = static fn ( string $phone, string $country ): string => $section->problems(
			new SectionValues(
				$section,
				[ 'business' => [ 'business_phone' => $phone, 'country' => $country ] ],
				new Vault()
			)
		)['business_phone'] ?? '';
		foreach ( [ 'IE', '' ] as $country ) {
			$two = $problem( '087 123 4567 / 021 427 1234', $country );
			self::assertStringContainsString( 'one number only', $two, $country );
		}
		self::assertStringContainsString( 'one number only', $problem( '12345678 / 12345678', '' ) );
		foreach ( [ [ '021 427', 'IE' ], [ '+61 427', 'IE' ], [ '42712', 'AU' ] ] as [ $phone, $country ] ) {
			self::assertStringContainsString( 'too short', $problem( $phone, $country ), $phone );
		}
		foreach ( [
			[ '021 427 1234', 'IE' ],
			[ '13 12 34', 'AU' ],
			[ '02000', 'NO' ],
			[ '021 427', '' ],
			[ '+44 (0)113 496 0142', 'GB' ],
			[ '00 353 21 427 1234', 'GB' ],
			[ '', 'IE' ],
		] as [ $phone, $country ] ) {
			self::assertSame( '', $problem( $phone, $country ), $phone );
		}
	}

	/**
	 * SEO-611: a profile is typed as it is said; what is no address is refused as before.
	 */
	public function test_profiles_are_typed_without_their_beginning(): void {
		$this->become( 'administrator' );
		$save = function ( string ...$lines ): WP_REST_Response {
			$section = $this->rest( 'GET', '/brolga/v1/settings/business' )->get_data();
			return $this->rest(
				'PUT',
				'/brolga/v1/settings/business',
				[
					'version' => is_array( $section ) ? $section['version'] : '',
					'values'  => [ 'profiles' => $lines ],
				]
			);
		};
		$typed = [ ' social.example/@fig', 'www.social.example', 'http://old.example/fig', 'https://x.example/a:b' ];
		self::assertSame( 200, $save( ...$typed )->get_status() );
		self::assertSame(
			[
				'https://social.example/@fig',
				'https://www.social.example',
				'http://old.example/fig',
				'https://x.example/a:b',
			],
			( new Settings() )->of( new BusinessSection() )->texts( 'profiles' )
		);
		$wrong = [ '@fig', 'my page', 'javascript:alert(1)', 'desk@fig.example', '//fig.example', 'ftp://fig.example' ];
		foreach ( $wrong as $line ) {
			self::assertSame( 400, $save( $line )->get_status(), $line );
		}
	}

	/**
	 * SEO-401: what was wrong before, and is not touched, keeps nobody from changing the rest.
	 */
	public function test_an_old_mistake_does_not_keep_the_rest_from_being_saved(): void {
		$this->become( 'administrator' );
		self::set( new BusinessSection(), [ 'opening_hours' => [ 'Mo-Fr 09:00-17:00', 'by appointment' ] ] );
		$save = function ( array $values ): int {
			$section = $this->rest( 'GET', '/brolga/v1/settings/business' )->get_data();
			return $this->rest(
				'PUT',
				'/brolga/v1/settings/business',
				[ 'version' => is_array( $section ) ? $section['version'] : '', 'values' => $values ]
			)->get_status();
		};
		self::assertSame( 200, $save( [ 'street' => '1 Boundary Street' ] ) );
		$typed = $this->rest( 'POST', '/brolga/v1/business', [ 'name' => 'Fig & Ferry' ] );
		self::assertSame( 200, $typed->get_status() );
		self::assertSame( 400, $save( [ 'opening_hours' => [ 'by appointment' ] ] ) );
		self::assertSame( 200, $save( [ 'opening_hours' => [ 'Mo-Fr 09:00-17:00' ] ] ) );
	}

	/**
	 * SEO-10: the way to pages, posts and projects.
	 */
	public function test_the_way_is_told(): void {
		$top    = self::make( '', 'page', [ 'post_title' => 'Top' ] );
		$hidden = self::make(
			'',
			'page',
			[ 'post_title' => 'Hidden', 'post_parent' => $top, 'post_status' => 'private' ]
		);
		$page   = self::make( '', 'page', [ 'post_title' => 'Page', 'post_parent' => $hidden ] );
		self::assertSame( [ 'Fig & Ferry', 'Top', 'Page' ], self::way( self::head( "/?page_id={$page}" ) ) );
		self::assertSame( [], self::way( self::head( "/?page_id={$top}" ) ) );

		$post = self::make( '', 'post', [ 'post_title' => 'Post' ] );
		self::assertSame( [ 'Fig & Ferry', 'Post' ], self::way( self::head( "/?p={$post}" ) ) );
		$term = wp_insert_term( 'Ferns & figs', 'category' );
		self::assertIsArray( $term );
		wp_set_post_categories( $post, [ (int) $term['term_id'] ] );
		self::assertSame( [ 'Fig & Ferry', 'Ferns & figs', 'Post' ], self::way( self::head( "/?p={$post}" ) ) );

		$project = self::make( '', Projects::POST_TYPE, [ 'post_title' => 'Project' ] );
		self::assertSame(
			[ 'Fig & Ferry', 'Projects', 'Project' ],
			self::way( self::head( '/?post_type=' . Projects::POST_TYPE . "&p={$project}" ) )
		);
	}

	/**
	 * SEO-5, SEO-11: a post is an article.
	 */
	public function test_a_post_is_an_article(): void {
		$id = self::make(
			'<p>Text.</p>',
			'post',
			[
				'post_title'    => 'Post',
				'post_date'     => '2026-01-02 08:00:00',
				'post_date_gmt' => '2026-01-02 08:00:00',
				'post_author'   => 1,
			]
		);
		set_post_thumbnail( $id, self::image( 'fern' ) );
		$head    = self::head( "/?p={$id}" );
		$told    = self::told( $head );
		$article = self::things( $head )['Article'] ?? [];
		self::assertSame(
			[ 'article', '2026-01-02T08:00:00+00:00' ],
			[ $told['og:type'], $told['article:published_time'] ]
		);
		self::assertSame(
			[ 'Post', 'Text.', get_permalink( $id ), '2026-01-02T08:00:00+00:00', $told['og:image'] ],
			[
				$article['headline'] ?? '',
				$article['description'] ?? '',
				$article['mainEntityOfPage'] ?? '',
				$article['datePublished'] ?? '',
				$article['image'] ?? '',
			]
		);
		self::assertIsArray( $article['author'] ?? null );
		self::assertSame( get_the_author_meta( 'display_name', 1 ), $article['author']['name'] );
		self::assertIsArray( $article['publisher'] ?? null );
		self::assertSame( 'Fig & Ferry', $article['publisher']['name'] );
	}

	/**
	 * SEO-3: who has no password learns nothing; nor does who has it, since pages are cached.
	 */
	public function test_protected_posts_keep_their_content(): void {
		$id = self::make(
			'<p>Secret words.</p><img src="/secret.jpg">',
			'post',
			[ 'post_password' => 'x', 'post_excerpt' => 'Secret excerpt.' ]
		);
		set_post_thumbnail( $id, self::image( 'secret' ) );
		foreach ( [ true, false ] as $required ) {
			add_filter( 'post_password_required', $required ? '__return_true' : '__return_false' );
			$head = self::head( "/?p={$id}" );
			self::assertStringNotContainsStringIgnoringCase( 'secret', $head );
			self::assertArrayNotHasKey( 'description', self::told( $head ) );
			self::assertArrayNotHasKey( 'Article', self::things( $head ) );
		}
	}

	/**
	 * SEO-1: of what is nothing is told.
	 */
	public function test_nothing_is_told_of_what_is_not_for_everybody(): void {
		$this->become( 'administrator' );
		$nothing = static function ( string $address ): void {
			$head = self::head( $address );
			self::assertSame( [], array_diff_key( self::told( $head ), [ 'robots' => true ] ), $address );
			self::assertSame( [], self::things( $head ), $address );
		};
		foreach ( [ 'draft', 'private', 'pending' ] as $status ) {
			$nothing( '/?p=' . self::make( '<p>Text</p>', 'post', [ 'post_status' => $status ] ) . '&preview=true' );
		}
		self::visit( '/?p=' . self::make( '<p>Text</p>', 'post', [ 'post_status' => 'private' ] ) );
		self::assertTrue( is_singular(), 'Administrators see private posts.' );
		$nothing( '/?p=' . self::make( '<p>Text</p>', 'post', [ 'post_status' => 'private' ] ) );
		$nothing( '/?s=fern' );
		$nothing( '/?p=99999999' );
		add_filter( 'wp_robots', static fn ( array $robots ): array => [ 'noindex' => true ] + $robots );
		$nothing( '/' );
	}

	/**
	 * SEO-1: a site that is not to be listed yet is shared all the same.
	 */
	public function test_a_hidden_site_is_still_described(): void {
		update_option( 'blog_public', '0' );
		self::assertSame( 'Garden makers, Brisbane', self::told( self::head( '/' ) )['description'] );
	}

	/**
	 * SEO-1: all steps back for another plugin, thank-you pages and numbers of pages too.
	 */
	public function test_other_plugins_have_the_word(): void {
		self::assertFalse( OtherPlugin::is_active() );
		add_filter( 'brolga_seo_plugin_active', '__return_true' );
		foreach ( [
			'/?p=' . self::make( '<p>Text</p>', 'post' ),
			'/?page_id=' . self::make( '<p>Text</p>', 'page' ),
		] as $address ) {
			$head = self::head( $address );
			self::assertSame( [], array_diff_key( self::told( $head ), [ 'robots' => true, 'canonical' => true ] ) );
			self::assertStringNotContainsString( 'noindex', self::told( $head )['robots'] ?? '' );
			self::assertSame( [], self::things( $head ) );
		}
		self::assertArrayNotHasKey( 'canonical', self::told( self::head( '/' ) ) );
	}

	/**
	 * SEO-14, SEO-15: a page that thanks is nobody's result, whoever tells search engines.
	 */
	public function test_pages_that_thank_stay_out_beside_other_plugins(): void {
		add_filter( 'brolga_seo_plugin_active', '__return_true' );
		$id = self::make( '<p>Text</p>', 'page', [ 'post_name' => 'thank-you' ] );
		self::assertStringContainsString( 'noindex', self::told( self::head( "/?page_id={$id}" ) )['robots'] );
		self::assertSame(
			[ 'index' => 'noindex', 'follow' => 'follow' ],
			apply_filters( 'wpseo_robots_array', [ 'index' => 'index', 'follow' => 'follow' ] )
		);
		self::assertSame(
			[ 'index' => 'noindex' ],
			apply_filters( 'rank_math/frontend/robots', [ 'index' => 'index' ] )
		);
		self::assertSame( [ 'noindex' => 'noindex' ], apply_filters( 'aioseo_robots_meta', [] ) );
		self::assertSame(
			[ 'noindex', 'follow', 'max-snippet:-1' ],
			apply_filters( 'seopress_titles_robots_attrs', [ 'index, follow', 'max-snippet:-1' ] )
		);
		self::assertSame( [ 7, $id ], apply_filters( 'wpseo_exclude_from_sitemap_by_post_ids', [ 7 ] ) );
		self::assertFalse( apply_filters( 'rank_math/sitemap/entry', [ 'loc' => 'x' ], 'post', get_post( $id ) ) );
		self::assertSame(
			[ 'post__not_in' => [ $id ] ],
			apply_filters( 'seopress_sitemaps_single_query', [], 'page' )
		);

		$other = self::make( '<p>Text</p>', 'page' );
		self::head( "/?page_id={$other}" );
		self::assertSame( [ 'index' => 'index' ], apply_filters( 'wpseo_robots_array', [ 'index' => 'index' ] ) );
		self::assertSame( [ 'index, follow' ], apply_filters( 'seopress_titles_robots_attrs', [ 'index, follow' ] ) );
		self::assertSame(
			[ 'loc' => 'x' ],
			apply_filters( 'rank_math/sitemap/entry', [ 'loc' => 'x' ], 'post', get_post( $other ) )
		);
	}

	/**
	 * SEO-15: a popup is no page.
	 */
	public function test_popups_stay_out_of_other_plugins_sitemaps(): void {
		self::assertTrue( apply_filters( 'wpseo_sitemap_exclude_post_type', false, 'brolga_popup' ) );
		self::assertFalse( apply_filters( 'wpseo_sitemap_exclude_post_type', false, 'page' ) );
		self::assertTrue( apply_filters( 'rank_math/sitemap/exclude_post_type', false, 'brolga_popup' ) );
		self::assertSame(
			[ 'page' => 1 ],
			apply_filters( 'seopress_sitemaps_cpt', [ 'page' => 1, 'brolga_popup' => 1 ] )
		);
	}

	/**
	 * SEO-15: what the other plugin's owner left empty is filled, and nothing else.
	 */
	public function test_other_plugins_are_given_what_they_lack(): void {
		add_filter( 'brolga_seo_plugin_active', '__return_true' );
		self::set( new BusinessSection(), [ 'business_phone' => '07 7010 0142', 'city' => 'Brisbane' ] );
		$things = self::things( self::head( '/' ) );
		self::assertSame( [ 'LocalBusiness' ], array_keys( $things ) );
		self::assertSame( '07 7010 0142', $things['LocalBusiness']['telephone'] );
		$here = [ 'business_phone' => '07 7010 0142', 'city' => 'Brisbane', 'country' => '' ];
		$nl   = [ 'business_phone' => '030 231 45 67', 'city' => 'Utrecht', 'country' => 'NL' ];
		self::set( new BusinessSection(), $nl );
		self::assertSame( '+31302314567', self::things( self::head( '/' ) )['LocalBusiness']['telephone'] );
		self::set( new BusinessSection(), $here );

		$id = self::make( '<p>A garden for every veranda.</p>', 'page' );
		set_post_thumbnail( $id, self::image( 'fern', 'A fern' ) );
		self::head( "/?page_id={$id}" );
		foreach ( [
			'wpseo_metadesc',
			'wpseo_opengraph_desc',
			'rank_math/frontend/description',
			'aioseo_description',
			'seopress_titles_desc',
		] as $filter ) {
			self::assertSame( 'A garden for every veranda.', apply_filters( $filter, '' ), $filter );
			self::assertSame( 'Theirs', apply_filters( $filter, 'Theirs' ), $filter );
		}
		$image = apply_filters( 'rank_math/opengraph/facebook/image', '' );
		self::assertIsString( $image );
		self::assertStringContainsString( 'fern', $image );
		self::assertSame( 'theirs.jpg', apply_filters( 'rank_math/opengraph/facebook/image', 'theirs.jpg' ) );
		$images = new class() {
			/** @var list<string> */
			public array $urls = [];

			public function has_images(): bool {
				return [] !== $this->urls;
			}

			public function add_image_by_url( string $url ): void {
				$this->urls[] = $url;
			}
		};
		do_action( 'wpseo_add_opengraph_additional_images', $images );
		do_action( 'wpseo_add_opengraph_additional_images', $images );
		self::assertCount( 1, $images->urls );
		self::assertStringContainsString( 'fern', $images->urls[0] );
	}

	/**
	 * SEO-1: each of the seven is known by what it defines.
	 */
	public function test_other_plugins_are_known(): void {
		foreach ( [
			'WPSEO_VERSION',
			'RANK_MATH_VERSION',
			'AIOSEO_VERSION',
			'SEOPRESS_VERSION',
			'THE_SEO_FRAMEWORK_VERSION',
			'SLIM_SEO_VER',
			'SQ_VERSION',
		] as $sign ) {
			self::assertTrue( OtherPlugin::found( static fn ( string $name ): bool => $name === $sign ), $sign );
		}
		self::assertFalse( OtherPlugin::found( static fn (): bool => false ) );
	}

	/**
	 * SEO-12: whatever an owner types stays words.
	 */
	public function test_text_stays_text(): void {
		$this->become( 'administrator' );
		$long = str_repeat( 'long ', 2000 );
		self::set(
			new BusinessSection(),
			[
				'business_name' => 'A</script><script>alert(1)</script>',
				'city'          => '</script><img src=x>',
				'price_range'   => '"><b>',
			]
		);
		add_filter( 'pre_option_blogname', static fn (): string => self::EVIL . "\xC3\x28" );
		update_option( 'blogdescription', self::EVIL );
		$image = self::image( 'fern', self::EVIL );
		$id      = self::make(
			'<p>x</p>',
			'post',
			[ 'post_title' => self::EVIL . $long, 'post_excerpt' => self::EVIL . $long ]
		);
		set_post_thumbnail( $id, $image );
		foreach ( [ "/?p={$id}", '/' ] as $address ) {
			$head = self::head( $address );
			self::assertStringNotContainsString( '<script>alert', $head );
			self::assertStringNotContainsString( '<img', $head );
			self::assertStringNotContainsString( '<b>', $head );
			self::assertTrue( mb_check_encoding( $head, 'UTF-8' ) );
			self::assertNotSame( [], self::things( $head ) );
			$told = self::told( $head );
			self::assertLessThanOrEqual( 160, mb_strlen( $told['description'] ) );
			self::assertLessThanOrEqual( 110, mb_strlen( $told['og:title'] ) );
		}
		self::assertSame( '</script><img src=x>', self::local_city() );
	}

	/**
	 * The city of the home page's business.
	 */
	private static function local_city(): mixed {
		$address = self::things( self::head( '/' ) )['LocalBusiness']['address'] ?? [];
		return is_array( $address ) ? $address['addressLocality'] ?? '' : '';
	}

	/**
	 * SEO-13: on pages of any kind.
	 */
	public function test_it_takes_one_query_at_most(): void {
		// As on each site: another test may have taken it away.
		add_option( Settings::OPTION, [], '', true );
		set_theme_mod( 'custom_logo', self::image( 'logo' ) );
		$term = wp_insert_term( 'Ferns', 'category' );
		self::assertIsArray( $term );
		$top     = self::make();
		$page    = self::make(
			'<p>Text</p>',
			'page',
			[ 'post_parent' => self::make( '', 'page', [ 'post_parent' => $top ] ) ]
		);
		$post    = self::make( '<p>Text</p>', 'post', [ 'post_author' => 1 ] );
		$project = self::make( '<p>Text</p>', Projects::POST_TYPE );
		$front   = self::make( '<p>Text</p>' );
		wp_set_post_categories( $post, [ (int) $term['term_id'] ] );
		array_map(
			static fn ( int $id ) => set_post_thumbnail( $id, self::image( "fern-{$id}" ) ),
			[ $page, $post, $project, $front ]
		);
		$queries = static function ( string $address ): array {
			// What is printed once a process, or read by every page, is no matter of this page.
			wp_cache_flush();
			get_option( 'siteurl' );
			get_option( 'can_compress_scripts' );
			$asked  = [];
			$listen = static function ( string $query ) use ( &$asked ): string {
				$asked[] = $query;
				return $query;
			};
			add_filter( 'query', $listen );
			self::head( $address );
			remove_filter( 'query', $listen );
			return $asked;
		};
		$all = [
			"/?page_id={$page}",
			"/?page_id={$top}",
			"/?p={$post}",
			'/?post_type=' . Projects::POST_TYPE . "&p={$project}",
			'/',
			'/?cat=' . $term['term_id'],
			'/?author=1',
		];
		self::head( '/' );
		foreach ( [ 'posts', 'page' ] as $shown ) {
			update_option( 'show_on_front', $shown );
			update_option( 'page_on_front', 'page' === $shown ? $front : 0 );
			foreach ( $all as $address ) {
				// Once for what a process looks up a single time.
				$queries( $address );
				$with = $queries( $address );
				add_filter( 'brolga_seo_plugin_active', '__return_true' );
				$without = $queries( $address );
				remove_filter( 'brolga_seo_plugin_active', '__return_true' );
				self::assertLessThanOrEqual(
					count( $without ) + 1,
					count( $with ),
					$address . "\n" . implode( "\n", array_diff( $with, $without ) )
				);
			}
		}
	}

	/**
	 * SEO-14: by its address or by its template.
	 */
	public function test_pages_that_thank_are_left_out(): void {
		$named  = self::make( '<p>Text</p>', 'page', [ 'post_name' => 'thank-you' ] );
		$chosen = self::make( '<p>Text</p>', 'page', [ 'post_name' => 'received' ] );
		$other  = self::make( '<p>Text</p>', 'page', [ 'post_name' => 'how-to-say-thank-you' ] );
		update_post_meta( $chosen, '_wp_page_template', 'page-thank-you' );
		$listed = wp_sitemaps_get_server()->registry->get_provider( 'posts' )?->get_url_list( 1, 'page' );
		self::assertIsArray( $listed );
		$listed = array_column( $listed, 'loc' );
		foreach ( [ [ $named, true ], [ $chosen, true ], [ $other, false ] ] as [ $id, $is_left_out ] ) {
			$told = self::told( self::head( "/?page_id={$id}" ) );
			self::assertSame( $is_left_out, str_contains( $told['robots'] ?? '', 'noindex' ) );
			self::assertSame( $is_left_out, ! isset( $told['description'] ) );
			self::assertSame( ! $is_left_out, in_array( get_permalink( $id ), $listed, true ) );
		}
	}

	/**
	 * SEO-14 PERF-9: pages that are shown ask the database nothing for it, and each change of a page is heard of.
	 */
	public function test_pages_that_thank_are_known_without_a_query(): void {
		$ids    = ( new ThankYouRepository( new Connection() ) )->ids( ... );
		$before = $ids();
		$named  = self::make( '<p>Text</p>', 'page', [ 'post_name' => 'thank-you' ] );
		$other  = self::make( '<p>Text</p>', 'page', [ 'post_name' => 'received' ] );
		self::assertSame( [ $named ], array_values( array_diff( $ids(), $before ) ) );
		$asked = get_num_queries();
		$ids();
		self::assertSame( $asked, get_num_queries() );
		update_post_meta( $other, '_wp_page_template', 'page-thank-you' );
		self::assertContains( $other, $ids() );
		update_post_meta( $other, '_wp_page_template', 'default' );
		self::assertNotContains( $other, $ids() );
		update_post_meta( $other, '_wp_page_template', 'page-thank-you' );
		delete_post_meta( $other, '_wp_page_template' );
		self::assertNotContains( $other, $ids() );
		wp_update_post( [ 'ID' => $named, 'post_status' => 'draft' ] );
		self::assertNotContains( $named, $ids() );
		wp_publish_post( $named );
		self::assertContains( $named, $ids() );
		wp_delete_post( $named, true );
		self::assertSame( $before, $ids() );
	}

	/**
	 * An address as it was before it was printed.
	 *
	 * @param string $url Printed.
	 */
	private static function plain( string $url ): string {
		return html_entity_decode( $url, ENT_QUOTES | ENT_HTML5 );
	}

	/**
	 * Makes a post.
	 *
	 * @param array<string, mixed> $more Further fields.
	 */
	private static function make( string $content = '', string $type = 'page', array $more = [] ): int {
		/** @var array{post_title: string} $post */
		$post = $more + [
			'post_title'   => 'A page',
			'post_content' => $content,
			'post_type'    => $type,
			'post_status'  => 'publish',
		];
		/** @var array{post_title: string} $slashed */
		$slashed = wp_slash( $post );
		$id      = wp_insert_post( $slashed, true );
		self::assertIsInt( $id );
		return $id;
	}
}
