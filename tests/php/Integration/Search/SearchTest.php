<?php
/**
 * Searching the site.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Search;

use Brolga\Core\Database\Connection;
use Brolga\Core\Kernel\Parts;
use Brolga\Core\Kernel\Services;
use Brolga\Core\Support\SystemClock;
use Brolga\Search\HiddenTermsAsked;
use Brolga\Search\MissedSearches;
use Brolga\Search\MissedSearchRepository;
use Brolga\Search\SearchAddress;
use Brolga\Shop\Catalogue\HiddenProducts;
use Brolga\Tests\Support\Built;
use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP;
use WP_Object_Cache;
use WP_Query;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Addresses, suggestions, results, and what was not found.
 */
final class SearchTest extends TestCase {

	/** What a theme says where there are no results. */
	private const RESULTS = '<!-- wp:query {"query":{"inherit":true}} --><div class="wp-block-query"><!-- wp:post-template --><!-- wp:post-excerpt /--><!-- /wp:post-template --><!-- wp:query-no-results --><p>Nothing.</p><!-- /wp:query-no-results --></div><!-- /wp:query -->';

	private const CONTENT = '<!-- wp:paragraph --><p>Wollemi quandong.</p><!-- /wp:paragraph -->';

	private WP_Object_Cache $cache;

	protected function setUp(): void {
		parent::setUp();
		$this->cache = self::cache();
	}

	protected function tearDown(): void {
		$_GET                    = [];
		$GLOBALS['wp_the_query'] = new WP_Query();
		$GLOBALS['wp_query']     = $GLOBALS['wp_the_query'];
		$GLOBALS['wp_object_cache'] = $this->cache;
		parent::tearDown();
	}

	/**
	 * Asks the route.
	 *
	 * @param array<string, mixed>  $params  Its parameters.
	 * @param array<string, string> $headers Its headers.
	 */
	private static function ask( array $params, array $headers = [] ): WP_REST_Response {
		$request = new WP_REST_Request( 'GET', '/brolga/v1/search' );
		$request->set_query_params( $params );
		foreach ( $headers as $name => $value ) {
			$request->set_header( $name, $value );
		}
		return rest_do_request( $request );
	}

	/**
	 * Titles of the suggestions.
	 *
	 * @param array<string, string> $params Of the request.
	 * @return list<mixed>
	 */
	private static function titles( array $params ): array {
		$data = self::ask( $params )->get_data();
		self::assertIsArray( $data );
		self::assertIsArray( $data['results'] );
		return array_column( $data['results'], 'title' );
	}

	/**
	 * SEARCH-15: what a shop's owner hides from searches is neither suggested nor what was meant.
	 */
	public function test_hidden_products_are_not_suggested(): void {
		// As if there were a shop.
		$site = Services::provide( Built::around( new SystemClock() ) ) ?? self::fail( 'Nothing is built.' );
		Services::provide( $site );
		$parts = $site->get( Parts::class );
		$parts->take_in( 'woocommerce' );
		register_taxonomy( 'product_visibility', 'post' );
		$question = new HiddenTermsAsked();
		( new HiddenProducts() )->answer( $question );
		self::assertSame( [ 'product_visibility' => [ 'exclude-from-search' ] ], $question->terms() );
		$hidden = $this->make_post( self::CONTENT, 'publish', 'post', 'Kurrajong' );
		$sold   = $this->make_post( self::CONTENT, 'publish', 'post', 'Sandpaperfig' );
		$this->make_post( self::CONTENT, 'publish', 'post', 'Lillypilly' );
		self::assertSame( [ 'Kurrajong' ], self::titles( [ 'q' => 'kurrajong' ] ), 'Until it is hidden.' );
		wp_set_object_terms( $hidden, 'exclude-from-search', 'product_visibility' );
		wp_set_object_terms( $sold, 'outofstock', 'product_visibility' );
		delete_transient( 'brolga_title_words' );
		$meant = static fn ( string $q ): mixed => ( (array) self::ask( [ 'q' => $q ] )->get_data() )['suggestion'];
		self::assertSame( [], self::titles( [ 'q' => 'kurrajong' ] ) );
		self::assertSame(
			[ '', 'sandpaperfig', 'lillypilly' ],
			array_map( $meant, [ 'kurrajang', 'sandpaperfog', 'lillypolly' ] )
		);
		update_option( 'woocommerce_hide_out_of_stock_items', 'yes' );
		self::assertSame(
			[ [], [ 'Lillypilly' ] ],
			[ self::titles( [ 'q' => 'sandpaperfig' ] ), self::titles( [ 'q' => 'lillypilly' ] ) ]
		);
		self::assertSame( '', $meant( 'sandpaperfog' ) );
		// The page of results finds what suggestions do, and the pages of others' searches what they did.
		$found = static function ( array $asked ): array {
			$query                   = new WP_Query();
			$GLOBALS['wp_the_query'] = $query;
			$GLOBALS['wp_query']     = $query;
			return wp_list_pluck( $query->query( $asked ), 'post_title' );
		};
		self::assertSame( [], $found( [ 's' => 'kurrajong' ] ) );
		self::assertSame( [], $found( [ 's' => 'sandpaperfig' ] ) );
		self::assertSame( [ 'Lillypilly' ], $found( [ 's' => 'lillypilly' ] ) );
		self::assertContains( 'Kurrajong', $found( [ 'post_type' => 'post' ] ), 'A list is no search.' );
		$parts->leave_out( 'woocommerce' );
	}

	/**
	 * SEARCH-7, SEARCH-8: published, public content alone; a kind can be asked for.
	 */
	public function test_only_what_everybody_may_read_is_suggested(): void {
		$this->make_post( self::CONTENT, 'publish', 'post', 'Quandong & <em>figs</em>' );
		$this->make_post( self::CONTENT, 'publish', 'page', 'Page' );
		$this->make_post( self::CONTENT, 'draft', 'post', 'Draft' );
		$this->make_post( self::CONTENT, 'private', 'post', 'Private' );
		$this->make_post( self::CONTENT, 'publish', 'wp_block', 'Block' );
		wp_update_post(
			[
				'ID'            => $this->make_post( self::CONTENT, 'publish', 'post', 'Locked' ),
				'post_password' => 'x',
			]
		);
		wp_set_current_user( 1 );
		self::assertEqualsCanonicalizing( [ 'Quandong & figs', 'Page' ], self::titles( [ 'q' => 'wollemi' ] ) );
		self::assertSame( [ 'Page' ], self::titles( [ 'q' => 'wollemi', 'type' => 'page' ] ) );
		self::assertCount( 2, self::titles( [ 'q' => 'wollemi', 'type' => 'wp_block' ] ) );
		self::assertSame( [], self::titles( [ 'q' => '  ' ] ) );
	}

	/**
	 * SEARCH-7: size, origin, rate and schema.
	 */
	public function test_odd_requests_are_refused(): void {
		self::assertSame( 400, self::ask( [] )->get_status() );
		self::assertSame( 400, self::ask( [ 'q' => str_repeat( 'x', SearchAddress::MAX_LENGTH + 1 ) ] )->get_status() );
		self::assertSame( 403, self::ask( [ 'q' => 'fern' ], [ 'Sec-Fetch-Site' => 'cross-site' ] )->get_status() );
		foreach ( [ "' OR 1=1 --", '<script>alert(1)</script>', '🌿', '%_%', "\\'" ] as $search ) {
			self::assertSame( 200, self::ask( [ 'q' => $search ] )->get_status(), $search );
		}
		$answers = array_map( static fn (): WP_REST_Response => self::ask( [ 'q' => 'fern' ] ), range( 1, 30 ) );
		self::assertSame( 429, $answers[29]->get_status() );
		self::assertArrayHasKey( 'Retry-After', $answers[29]->get_headers() );
	}

	/**
	 * Addresses and the searches that they are.
	 *
	 * @return iterable<string, array{string, string}>
	 */
	public static function addresses(): iterable {
		foreach ( [ 's', 'q', 'search', 'query', 'keyword' ] as $name ) {
			yield $name => [ "/?{$name}=tree+fern", 'tree fern' ];
		}
		yield 'a campaign leads to a landing page' => [ '/?q=fern&utm_source=x', '' ];
		yield 'a click of an advertisement does' => [ '/?keyword=fern&gclid=x', '' ];
		yield 'WordPress’ own counts in any case' => [ '/?s=fern&utm_source=x', 'fern' ];
		yield 'a list is no search' => [ '/?q[]=fern', '' ];
		yield 'another page is what it is' => [ '/?page_id=2&q=fern', '' ];
		yield 'what is too long is cut' => [ '/?s=' . str_repeat( 'ab', 5000 ), str_repeat( 'ab', 100 ) ];
	}

	/**
	 * SEARCH-5.
	 *
	 * @param string $address Where a visitor goes.
	 * @param string $search  What is searched for there; empty: nothing is.
	 */
	#[DataProvider( 'addresses' )]
	public function test_an_address_is_a_search( string $address, string $search ): void {
		$this->visit( $address );
		self::assertSame( '' !== $search, is_search() );
		self::assertSame( $search, get_search_query( false ) );
	}

	/**
	 * SEARCH-10: the words are marked in a result's text, never in its markup.
	 */
	public function test_words_are_marked_in_results(): void {
		$this->visit( '/?s=fern+class+%3Cb%3E' );
		$html = apply_filters(
			'render_block_core/post-excerpt',
			'<div class="fern"><p>Ferns &lt;b&gt; &amp; a class of ferns</p></div>'
		);
		self::assertSame( '<div class="fern"><p><mark>Fern</mark>s <mark>&lt;b&gt;</mark> &amp; a <mark>class</mark> of <mark>fern</mark>s</p></div>', $html );
	}

	/**
	 * SEARCH-10: an entity stays one letter, and an excerpt that is no text stays what it is.
	 */
	public function test_marking_breaks_nothing(): void {
		$this->visit( '/?s=amp+quot' );
		$html = '<p>Figs &amp; &quot;ferries&quot; &#8217;</p>';
		self::assertSame( $html, apply_filters( 'render_block_core/post-excerpt', $html ) );
		self::assertSame(
			'<p>An <mark>amp</mark>le pot &amp; soil</p>',
			apply_filters( 'render_block_core/post-excerpt', '<p>An ample pot &amp; soil</p>' )
		);
		self::assertSame( "<p>amp \xFF</p>", apply_filters( 'render_block_core/post-excerpt', "<p>amp \xFF</p>" ) );
	}

	/**
	 * What somebody or something may send instead of a search.
	 *
	 * @return iterable<string, array{string, string}>
	 */
	public static function oddities(): iterable {
		yield '10,000 characters' => [ str_repeat( 'fern ', 2000 ), '' ];
		yield '10,000 letters without a space' => [ str_repeat( 'ß', 10_000 ), '' ];
		yield '10,000 signs' => [ str_repeat( '%', 10_000 ), '' ];
		yield 'markup' => [ '"><script>alert(1)</script><img src=x onerror=alert(1)>', '<script>' ];
		yield 'an attribute' => [ '" autofocus onfocus="alert(1)', '" autofocus' ];
		yield 'SQL' => [ "') UNION SELECT user_pass FROM wp_users; DROP TABLE wp_posts; --", '' ];
		yield 'wildcards' => [ '%_\\%', '' ];
		yield 'a pattern' => [ '((((.*)*)*)+[', '' ];
		yield 'emoji' => [ '🌿👩‍🌾🏳️‍🌈', '' ];
		yield 'from right to left' => [ "\u{202E}שרך \u{200F}سرخس", '' ];
		yield 'no UTF-8' => [ "fern\xC3\x28\xFF", '' ];
		yield 'nulls and lines' => [ "fern\0\r\n\tfig", '' ];
		yield 'nothing but space' => [ " \u{3000}\t ", '' ];
	}

	/**
	 * SEARCH-14: each makes a page and an answer, without a notice, which would fail the test.
	 *
	 * @param string $search What stands in the address.
	 * @param string $never  What must not stand in the page as it is.
	 */
	#[DataProvider( 'oddities' )]
	public function test_whatever_is_searched_for_is_answered( string $search, string $never ): void {
		$this->make_post( self::CONTENT );
		foreach ( [ 's', 'q' ] as $name ) {
			$this->visit( "/?{$name}=" . rawurlencode( $search ) );
			self::assertTrue( is_search() );
			self::assertLessThanOrEqual( SearchAddress::MAX_LENGTH, mb_strlen( get_search_query( false ) ) );
			do_action( 'template_redirect' );
			$html = do_blocks( '<!-- wp:query-title {"type":"search"} /--><!-- wp:brolga/search /--><!-- wp:brolga/header-search /-->' . self::RESULTS );
			self::assertStringContainsString( 'role="search"', $html );
			self::assertSame( 1, preg_match( '//u', $html ) );
			if ( '' !== $never ) {
				self::assertStringNotContainsString( $never, $html );
			}
		}
		self::assertContains( self::ask( [ 'q' => $search ] )->get_status(), [ 200, 400 ] );
	}

	/**
	 * SEARCH-14: a list is no search, wherever it stands.
	 */
	public function test_lists_are_no_searches(): void {
		$this->make_post( self::CONTENT );
		foreach ( [
			'/?s[]=fern',
			'/?s[a][b]=fern&post_type[]=page',
			'/?q[]=fern',
			'/?keyword[x]=1',
			'/?s=wollemi&post_type[]=nothing',
			'/?s=wollemi&post_type=nothing',
			'/?s=wollemi&paged[]=2',
		] as $address ) {
			$this->visit( $address );
			do_action( 'template_redirect' );
			self::assertNotSame( 'fern', get_search_query( false ), $address );
			self::assertStringContainsString(
				'value="' . get_search_query() . '"',
				do_blocks( '<!-- wp:brolga/search /-->' . self::RESULTS ),
				$address
			);
		}
		self::assertSame( 400, self::ask( [ 'q' => [ 'fern' ] ] )->get_status() );
		self::assertSame(
			400,
			self::ask(
				[
					'q'    => 'fern',
					'type' => [ 'page' ],
				]
			)->get_status()
		);
	}

	/**
	 * SEARCH-12: on the page of results, above what is there anyway.
	 */
	public function test_a_page_without_results_offers_a_search_that_has_some(): void {
		$this->make_post( self::CONTENT, 'publish', 'post', 'Quandong &#038; figs' );
		$this->visit( '/?s=quandnog+fig&post_type=post' );
		self::assertSame(
			'<p class="brolga-did-you-mean is-style-lead">Did you mean <a href="'
				. esc_url( home_url( '/?s=quandong%20fig&post_type=post' ) )
				. '">quandong fig</a>?</p><p>Nothing.</p>',
			trim( (string) preg_replace( '#</?div[^>]*>|\n#', '', do_blocks( self::RESULTS ) ) )
		);
		$this->visit( '/?s=quandong' );
		self::assertStringNotContainsString( 'Did you mean', do_blocks( self::RESULTS ) );
		$this->visit( '/?s=bottlebrush' );
		self::assertStringContainsString( '<p>Nothing.</p>', do_blocks( self::RESULTS ) );
		self::assertStringNotContainsString( 'Did you mean', do_blocks( self::RESULTS ) );
	}

	/**
	 * SEARCH-12: among the suggestions; never of what not everybody may read, not even for an hour.
	 */
	public function test_suggestions_offer_a_search_that_finds_something(): void {
		$near = static function ( string $search, string $type = '' ): mixed {
			$data = self::ask(
				[
					'q'    => $search,
					'type' => $type,
				]
			)->get_data();
			self::assertIsArray( $data );
			return $data['suggestion'];
		};
		$this->make_post( self::CONTENT, 'private', 'post', 'Zamia' );
		$this->make_post( self::CONTENT, 'draft', 'post', 'Bunyanut' );
		$id = $this->make_post( self::CONTENT, 'publish', 'post', 'Quandong' );
		self::assertSame( 'quandong', $near( 'Qandong' ) );
		self::assertSame( '', $near( 'quandong' ) );
		self::assertSame( '', $near( 'qandong', 'page' ) );
		self::assertSame( '', $near( 'zamja' ) );
		self::assertSame( '', $near( 'bunyanud' ) );
		self::assertSame( '', $near( str_repeat( 'qandong ', 7 ) ) );
		// Past WordPress, so that the list of words is as old as it can be.
		$db = Built::around( new SystemClock() )->get( Connection::class );
		$db->execute( "UPDATE {$db->core_table( 'posts' )} SET post_status = 'private' WHERE ID = %d", $id );
		clean_post_cache( $id );
		self::assertSame( '', $near( 'qandong' ) );
		$this->make_post( self::CONTENT, 'publish', 'post', 'Lilly pilly' );
		self::assertSame( 'lilly', $near( 'lily' ) );
	}

	/**
	 * SEARCH-11: what was not found is listed, without who searched, and not for ever.
	 */
	public function test_searches_without_a_result_are_listed(): void {
		foreach ( [
			'Zamia',
			'zamia',
			'bunya',
			'jo@example.com',
			'write to jo@example.com',
			'jo 07 7010 0142',
			'2024-1138',
			str_repeat( 'x', 90 ),
			'q',
		] as $search ) {
			$this->search( $search, 3 );
		}
		$this->make_post( self::CONTENT );
		$this->search( 'wollemi', 3 );
		$searches = $this->missed();
		self::assertSame( [ 'zamia', 'bunya' ], array_keys( $searches ) );
		self::assertSame( 6, $searches['zamia']['times'] );
		$db = new Connection();
		$db->execute( "UPDATE {$db->table( 'missed_searches' )} SET last_at = last_at - %d", 91 * 86400 );
		self::assertSame( [], $this->missed() );
	}

	/**
	 * SEARCH-16: one visitor's search is nobody's to read, and is counted all the same.
	 */
	public function test_a_search_of_a_few_is_kept_unread(): void {
		$this->search( 'anna muller eczema', 2 );
		$this->search( 'anna muller eczema', 2 );
		self::assertSame( [], $this->missed() );
		$kept = self::kept();
		self::assertStringNotContainsString( 'anna', $kept );
		self::assertStringNotContainsString( '203.0.113', $kept );
		self::assertSame( 1, preg_match( '/"[0-9a-f]{64}"/', $kept ) );
		self::assertStringContainsString( 'searcher:', $kept );

		$this->search( 'anna muller eczema', 3 );
		self::assertSame( 7, $this->missed()['anna muller eczema']['times'] );
		$this->search( 'Anna Muller eczema', 1 );
		self::assertSame( 8, $this->missed()['anna muller eczema']['times'] );
		self::assertStringNotContainsString( 'searcher:', self::kept(), 'Who made it need not be known any more.' );
	}

	/**
	 * SEARCH-17: two web nodes, each with an object cache that knows nothing of the other's, count together.
	 */
	public function test_two_nodes_count_together(): void {
		$caches = [ clone self::cache(), clone self::cache() ];
		foreach ( [ 0, 1, 0, 1, 1, 0 ] as $visitor => $node ) {
			$GLOBALS['wp_object_cache'] = $caches[ $node ];
			$_SERVER['REMOTE_ADDR']     = '203.0.113.' . ( 1 + $visitor );
			$this->visit( '/?s=boronia' );
			do_action( 'template_redirect' );
		}
		foreach ( $caches as $cache ) {
			$GLOBALS['wp_object_cache'] = $cache;
			self::assertSame( 6, $this->missed()['boronia']['times'] );
		}
	}

	/**
	 * SEARCH-11: the latest 300 are kept.
	 */
	public function test_the_latest_are_kept(): void {
		$searches = new MissedSearchRepository( new Connection() );
		for ( $at = 1; $at <= 303; $at++ ) {
			$searches->add( "hash{$at}", 1, 3, $at );
			$searches->reveal( "hash{$at}", "search {$at}", 3 );
		}
		$searches->forget( 300, 0 );
		$kept = array_keys( $searches->readable( 0 ) );
		self::assertCount( 300, $kept );
		self::assertContains( 'search 4', $kept );
		self::assertNotContains( 'search 3', $kept );
	}

	/**
	 * SEARCH-11 SEARCH-16: a search that is forgotten takes along who made it, however many others somebody asks for.
	 */
	public function test_who_made_a_forgotten_search_is_forgotten(): void {
		$this->search( 'zamia', 1 );
		self::assertStringContainsString( 'searcher:', self::kept() );
		$searches = new MissedSearchRepository( new Connection() );
		for ( $other = 1; $other <= 300; $other++ ) {
			$searches->add( "hash{$other}", 1, 1, time() + 60 + $other );
		}
		$this->search( 'bunya', 1 );
		self::assertStringNotContainsString( 'searcher:', self::kept() );
		self::assertSame( 300, substr_count( self::kept(), 'search_hash' ) );
	}

	/**
	 * All that is stored of searches and searchers.
	 */
	private static function kept(): string {
		$db = new Connection();
		return (string) wp_json_encode( [
			$db->rows( "SELECT * FROM {$db->table( 'missed_searches' )}" ),
			$db->rows( "SELECT name FROM {$db->table( 'ledger' )}" ),
		] );
	}

	/**
	 * WordPress' object cache.
	 */
	private static function cache(): WP_Object_Cache {
		$cache = $GLOBALS['wp_object_cache'] ?? null;
		self::assertInstanceOf( WP_Object_Cache::class, $cache );
		return $cache;
	}

	/**
	 * Lets some visitors search.
	 *
	 * @param int $visitors How many.
	 */
	private function search( string $search, int $visitors ): void {
		for ( $visitor = 1; $visitor <= $visitors; $visitor++ ) {
			$_SERVER['REMOTE_ADDR'] = "203.0.113.{$visitor}";
			$this->visit( '/?s=' . rawurlencode( $search ) );
			do_action( 'template_redirect' );
		}
	}

	/**
	 * What the dashboard lists.
	 *
	 * @return array<string, array{times: int, at: int}>
	 */
	private function missed(): array {
		return Built::around( new SystemClock() )->get( MissedSearches::class )->all();
	}

	/**
	 * Goes to an address, as far as WordPress reads it.
	 *
	 * @param string $address The path and what follows.
	 */
	private function visit( string $address ): void {
		$_GET = [];
		parse_str( (string) wp_parse_url( $address, PHP_URL_QUERY ), $_GET );
		$_GET                   = wp_slash( $_GET );
		$_SERVER['REQUEST_URI'] = $address;
		$_SERVER['QUERY_STRING'] = (string) wp_parse_url( $address, PHP_URL_QUERY );
		$wp                      = new WP();
		$wp->parse_request();
		$wp->query_posts();
	}
}
