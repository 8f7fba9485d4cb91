<?php
/**
 * Searching the site.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Search;

use Brolga\Core\SystemClock;
use Brolga\Search\MissedSearches;
use Brolga\Search\SearchAddress;
use Brolga\Tests\Support\Built;
use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP;
use WP_Query;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Addresses, suggestions, results, and what was not found.
 */
final class SearchTest extends TestCase {

	private const CONTENT = '<!-- wp:paragraph --><p>Wollemi quandong.</p><!-- /wp:paragraph -->';

	protected function tearDown(): void {
		$_GET                    = [];
		$GLOBALS['wp_the_query'] = new WP_Query();
		$GLOBALS['wp_query']     = $GLOBALS['wp_the_query'];
		parent::tearDown();
	}

	/**
	 * Asks the route.
	 *
	 * @param array<string, string> $params  Its parameters.
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
		$html = apply_filters( 'render_block_core/post-excerpt', '<div class="fern"><p>Ferns &lt;b&gt; &amp; a class of ferns</p></div>' );
		self::assertSame( '<div class="fern"><p><mark>Fern</mark>s <mark>&lt;b&gt;</mark> &amp; a <mark>class</mark> of <mark>fern</mark>s</p></div>', $html );
	}

	/**
	 * SEARCH-10: an entity stays one letter, and an excerpt that is no text stays what it is.
	 */
	public function test_marking_breaks_nothing(): void {
		$this->visit( '/?s=amp+quot' );
		$html = '<p>Figs &amp; &quot;ferries&quot; &#8217;</p>';
		self::assertSame( $html, apply_filters( 'render_block_core/post-excerpt', $html ) );
		self::assertSame( '<p>An <mark>amp</mark>le pot &amp; soil</p>', apply_filters( 'render_block_core/post-excerpt', '<p>An ample pot &amp; soil</p>' ) );
		self::assertSame( "<p>amp \xFF</p>", apply_filters( 'render_block_core/post-excerpt', "<p>amp \xFF</p>" ) );
	}

	/**
	 * SEARCH-11: what was not found is kept, without who searched, and not for ever.
	 */
	public function test_searches_without_a_result_are_kept(): void {
		foreach ( [ 'Zamia', 'zamia', 'bunya', 'jo@example.com', str_repeat( 'x', 90 ), 'q' ] as $search ) {
			$this->visit( '/?s=' . rawurlencode( $search ) );
			do_action( 'template_redirect' );
		}
		$this->make_post( self::CONTENT );
		$this->visit( '/?s=wollemi' );
		do_action( 'template_redirect' );
		$searches = Built::around( new SystemClock() )->get( MissedSearches::class )->all();
		self::assertSame( [ 'zamia', 'bunya' ], array_keys( $searches ) );
		self::assertSame( 2, $searches['zamia']['times'] );
		update_option( MissedSearches::OPTION, [ 'old' => [ 'times' => 9, 'at' => time() - 91 * 86400 ], 'odd' => 'x' ] );
		self::assertSame( [], Built::around( new SystemClock() )->get( MissedSearches::class )->all() );
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
