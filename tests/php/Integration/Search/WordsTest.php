<?php
/**
 * What searches match.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Search;

use Brolga\Core\Database\Connection;
use Brolga\Core\Database\Migrator;
use Brolga\Core\Support\SystemClock;
use Brolga\Search\Words\PostWords;
use Brolga\Search\Words\WordsMigration;
use Brolga\Search\Words\WordsReader;
use Brolga\Search\Words\WordsRepository;
use Brolga\Tests\Support\Built;
use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Post;
use WP_Query;
use WP_REST_Request;

/**
 * The text that visitors see, folded, and nothing else.
 */
final class WordsTest extends TestCase {

	/** A form as it is saved: its settings are no text of the page. */
	private const FORM = '<!-- wp:brolga/contact-form {"uid":"f1","title":"Write to us",'
		. '"recipient":"boss@hidden-quokka.example","subject":"Bandicoot"} -->'
		. '<!-- wp:brolga/form-field {"uid":"a","label":"Favourite banksia",'
		. '"options":[{"label":"Coastal","value":"numbatvalue"}]} /-->'
		. '<!-- /wp:brolga/contact-form -->';

	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( 0 );
	}

	protected function tearDown(): void {
		$GLOBALS['wp_the_query'] = new WP_Query();
		$GLOBALS['wp_query']     = $GLOBALS['wp_the_query'];
		parent::tearDown();
	}

	private static function paragraph( string $text ): string {
		return "<!-- wp:paragraph --><p>{$text}</p><!-- /wp:paragraph -->";
	}

	/**
	 * What each way to search finds of pages.
	 *
	 * @return array<string, list<string>> Titles by the way.
	 */
	private static function everywhere( string $search ): array {
		// Nobody is searching too often.
		$connection = new Connection();
		$connection->execute( "DELETE FROM {$connection->table( 'ledger' )}" );
		$asked = [ 'search' => $search ];
		return [
			'page'        => self::results( [ 's' => wp_slash( $search ) ] ),
			'feed'        => self::results( [ 's' => wp_slash( $search ), 'feed' => 'rss2' ] ),
			'pages'       => self::rest_titles( '/wp/v2/pages', $asked ),
			'content'     => self::rest_titles( '/wp/v2/pages', $asked + [ 'search_columns' => [ 'post_content' ] ] ),
			'relevance'   => self::rest_titles( '/wp/v2/pages', $asked + [ 'orderby' => 'relevance' ] ),
			'search'      => self::rest_titles( '/wp/v2/search', $asked + [ 'subtype' => 'page' ] ),
			'suggestions' => self::rest_titles( '/brolga/v1/search', [ 'q' => $search, 'type' => 'page' ] ),
		];
	}

	/**
	 * Titles that a route of the REST API lists.
	 *
	 * @param array<string, mixed> $params Of the request.
	 * @return list<string>
	 */
	private static function rest_titles( string $route, array $params ): array {
		$request = new WP_REST_Request( 'GET', $route );
		$request->set_query_params( $params );
		$data   = (array) rest_do_request( $request )->get_data();
		$titles = [];
		foreach ( is_array( $data['results'] ?? null ) ? $data['results'] : $data as $one ) {
			$title    = is_array( $one ) ? $one['title'] ?? '' : '';
			$title    = is_array( $title ) ? $title['rendered'] ?? '' : $title;
			$titles[] = is_string( $title ) ? html_entity_decode( $title ) : '';
		}
		return $titles;
	}

	/**
	 * Titles on a page of results.
	 *
	 * @param array<string, mixed> $vars Of its query.
	 * @return list<string>
	 */
	private static function results( array $vars ): array {
		$query                   = new WP_Query();
		$GLOBALS['wp_the_query'] = $query;
		$GLOBALS['wp_query']     = $query;
		return self::titles( $query->query( $vars + [ 'post_type' => 'page' ] ) );
	}

	/**
	 * @param array<array-key, mixed> $posts Found ones.
	 * @return list<string>
	 */
	private static function titles( array $posts ): array {
		return array_values( array_map(
			static fn ( WP_Post $post ): string => $post->post_title,
			array_filter( $posts, static fn ( mixed $post ): bool => $post instanceof WP_Post )
		) );
	}

	/**
	 * Each way to search finds these pages.
	 *
	 * @param list<string> $titles Of pages.
	 */
	private static function assert_found( array $titles, string $search ): void {
		foreach ( self::everywhere( $search ) as $way => $found ) {
			self::assertSame( $titles, $found, "{$search}: {$way}" );
		}
	}

	/**
	 * SEARCH-400: whom a form writes to is found by no part of it, on no way; what is on the page is.
	 */
	public function test_settings_are_not_found(): void {
		$this->make_post( self::FORM . self::paragraph( 'We reply within a day.' ), 'publish', 'page', 'Contact' );
		foreach ( [
			'quokka',
			'boss@',
			'hidden-quokka.example',
			'Bandicoot',
			'recipient',
			'numbatvalue',
			'contact-form',
			'paragraph',
			'columns',
			'"uid"',
			'wp:brolga',
		] as $hidden ) {
			self::assert_found( [], $hidden );
		}
		foreach ( [ 'reply within', 'Write to us', 'banksia', 'coastal', 'contact' ] as $shown ) {
			self::assertContains( 'Contact', self::everywhere( $shown )['page'], $shown );
			self::assertContains( 'Contact', self::everywhere( $shown )['search'], $shown );
			self::assertContains( 'Contact', self::everywhere( $shown )['suggestions'], $shown );
		}
	}

	/**
	 * SEARCH-402: the order of results tells nothing of settings; whoever edits others' posts has WordPress' search.
	 */
	public function test_the_order_is_no_oracle(): void {
		$this->make_post( self::FORM . self::paragraph( 'wombat hidden' ), 'publish', 'page', 'First' );
		$this->make_post( self::paragraph( 'wombat hidden' ), 'publish', 'page', 'Second' );
		$order = static function (): string {
			$query = new WP_Query( [ 's' => 'wombat hidden', 'post_type' => 'page', 'fields' => 'ids' ] );
			return (string) $query->request;
		};
		self::assertStringContainsString( 'CASE WHEN', $order() );
		self::assertStringNotContainsString( 'post_content', $order() );
		set_current_screen( 'edit-page' );
		try {
			$this->become( 'author' );
			self::assertStringNotContainsString( 'post_content', $order() );
			$this->become( 'editor' );
			self::assertStringContainsString( 'post_content', $order() );
			self::assertStringNotContainsString( 'brolga_words', $order() );
		} finally {
			unset( $GLOBALS['current_screen'] );
		}
		self::assertStringNotContainsString( 'post_content', $order(), 'On the site an editor sees what visitors do.' );
	}

	/**
	 * What stands on a page, and what finds it.
	 *
	 * @return iterable<string, array{string, list<string>}>
	 */
	public static function spellings(): iterable {
		yield 'an apostrophe' => [ 'Ask Mrs O’Neil.', [ 'O\'Neil', 'O’Neil', 'oneil', 'ONEIL' ] ];
		yield 'a straight one' => [ 'Ask Mrs O\'Neil.', [ 'O\'Neil', 'O’Neil', 'oneil' ] ];
		yield 'accents' => [ 'A caf&eacute; and a CRÈME.', [ 'cafe', 'café', 'CAFÉ', "cafe\u{301}", 'creme' ] ];
		yield 'none' => [ 'A cafe.', [ 'café' ] ];
		yield 'ß' => [ 'An der Straße.', [ 'strasse', 'Straße', 'STRASSE', 'STRAẞE' ] ];
		yield 'ss' => [ 'An der Strasse.', [ 'straße' ] ];
		yield 'a letter in bold' => [ '<strong>W</strong>ollemi', [ 'wollemi' ] ];
		yield 'two lines' => [ 'one<br>two', [ 'one two' ] ];
		yield 'entities' => [ 'Fish &amp; chips', [ 'fish & chips' ] ];
		yield 'marks nobody sees' => [ "rhodo\u{AD}dendron", [ 'rhododendron', "rhodo\u{200B}dendron" ] ];
		yield 'dashes and spaces' => [ "9–5\u{A0}daily", [ '9-5 daily' ] ];
		yield 'an image' => [ '<img src="bilby.jpg" alt="A red wattlebird">', [ 'red wattlebird' ] ];
		yield 'a caption' => [ '[caption id="x" width="9"]<img src="x.jpg"> Galah[/caption]', [ 'galah' ] ];
		yield 'signs' => [ '100% _of_ it \\ costs €20', [ '100%', '_of_', '€20' ] ];
		yield 'other digits' => [ 'Call ۱۲۳', [ '123' ] ];
		yield 'Greek and Russian' => [ 'Ελληνικός ёлка', [ 'ελληνικοσ', 'елка' ] ];
	}

	/**
	 * SEARCH-401, on each database.
	 *
	 * @param list<string> $searches Each finds it.
	 */
	#[DataProvider( 'spellings' )]
	public function test_spellings_are_folded( string $text, array $searches ): void {
		$this->make_post( self::paragraph( $text ), 'publish', 'page', 'Here' );
		$this->make_post( self::paragraph( 'Nothing' ), 'publish', 'page', 'Elsewhere' );
		foreach ( $searches as $search ) {
			self::assert_found( [ 'Here' ], $search );
		}
	}

	/**
	 * SEARCH-401: titles and excerpts are folded, too, and lead.
	 */
	public function test_titles_and_excerpts_are_folded(): void {
		$this->make_post( self::paragraph( 'cafe' ), 'publish', 'page', 'Text' );
		$this->make_post( '', 'publish', 'page', 'Café' );
		$id = $this->make_post( '', 'publish', 'page', 'Excerpt' );
		wp_update_post( [ 'ID' => $id, 'post_excerpt' => 'Zur Straße' ] );
		self::assertSame( 'Café', self::everywhere( 'cafe' )['page'][0] );
		self::assertCount( 2, self::everywhere( 'cafe' )['page'] );
		self::assertSame( [ 'Excerpt' ], self::everywhere( 'strasse' )['search'] );
		self::assertSame( [], self::everywhere( 'strasse' )['content'], 'Columns stay what they are.' );
		self::assertSame( [ 'Text' ], self::everywhere( 'cafe' )['content'] );
	}

	/**
	 * SEARCH-400: words that must not be there, phrases, and several words.
	 */
	public function test_searches_are_put_together_as_by_wordpress(): void {
		$this->make_post( self::paragraph( 'café au lait' ), 'publish', 'page', 'Both' );
		$this->make_post( self::paragraph( 'café noir' ), 'publish', 'page', 'One' );
		self::assertSame( [ 'One' ], self::everywhere( 'cafe -lait' )['page'] );
		self::assertSame( [ 'Both' ], self::everywhere( '"cafe au"' )['page'] );
		self::assertSame( [ 'Both' ], self::everywhere( 'lait cafe' )['page'] );
		self::assertSame( [], self::everywhere( '’’' )['page'] );
		self::assertContains( 'Both', self::everywhere( '-lait2' )['page'] );
		self::assertNotContains( 'Both', self::everywhere( '-lait' )['page'] );
	}

	/**
	 * SEARCH-400: a test's control alone, hidden blocks not at all.
	 */
	public function test_what_waits_is_not_found(): void {
		$variant = static fn ( int $number, string $text ): string
			=> "<!-- wp:brolga/variant {\"number\":{$number}} -->"
				. self::paragraph( $text )
				. '<!-- /wp:brolga/variant -->';
		$this->make_post(
			'<!-- wp:brolga/experiment {"number":1} -->'
				. $variant( 0, 'galah' )
				. $variant( 1, 'corella' )
				. '<!-- /wp:brolga/experiment -->'
				. '<!-- wp:group {"metadata":{"blockVisibility":false}} --><div class="wp-block-group">'
				. self::paragraph( 'budgie' )
				. '</div><!-- /wp:group -->',
			'publish',
			'page',
			'Tested'
		);
		self::assert_found( [ 'Tested' ], 'galah' );
		self::assert_found( [], 'corella' );
		self::assert_found( [], 'budgie' );
	}

	/**
	 * SEARCH-400, SEARCH-403: a synced pattern is found where it is shown, as it is now, with the words of
	 * its instance.
	 */
	public function test_synced_patterns_are_found_where_they_are_shown(): void {
		$inner   = $this->make_post( self::paragraph( 'pademelon' ), 'publish', 'wp_block', 'Inner' );
		$bound   = '<!-- wp:paragraph {"metadata":{"name":"Who",'
			. '"bindings":{"__default":{"source":"core/pattern-overrides"}}}} --><p>Potoroo</p><!-- /wp:paragraph -->';
		$pattern = $this->make_post( "<!-- wp:block {\"ref\":{$inner}} /-->{$bound}", 'publish', 'wp_block', 'Outer' );
		$this->make_post( "<!-- wp:block {\"ref\":{$pattern}} /-->", 'publish', 'page', 'Plain' );
		$this->make_post(
			"<!-- wp:block {\"ref\":{$pattern},\"content\":{\"Who\":{\"content\":\"Bettong\"}}} /-->",
			'publish',
			'page',
			'Own'
		);
		$found = static function ( string $search ): array {
			$titles = self::everywhere( $search )['pages'];
			sort( $titles );
			return $titles;
		};
		self::assertSame( [ 'Own', 'Plain' ], $found( 'pademelon' ) );
		self::assertSame( [ 'Plain' ], $found( 'potoroo' ) );
		self::assertSame( [ 'Own' ], $found( 'bettong' ) );
		wp_update_post( [ 'ID' => $inner, 'post_content' => self::paragraph( 'quoll' ) ] );
		self::assertSame( [], $found( 'pademelon' ) );
		self::assertSame( [ 'Own', 'Plain' ], $found( 'quoll' ) );
		wp_delete_post( $pattern, true );
		self::assertSame( [], $found( 'quoll' ) );
	}

	/**
	 * SEARCH-400: who may read what is WordPress' matter still; the text of what has a password is found by nobody.
	 */
	public function test_what_is_not_public_is_not_found(): void {
		$this->make_post( self::paragraph( 'dunnart' ), 'private', 'page', 'Private' );
		$this->make_post( self::paragraph( 'dunnart' ), 'draft', 'page', 'Draft' );
		$locked = $this->make_post( self::paragraph( 'dunnart' ), 'publish', 'page', 'Locked' );
		wp_update_post( [ 'ID' => $locked, 'post_password' => 'x' ] );
		self::assert_found( [], 'dunnart' );
		$this->become( 'subscriber' );
		self::assertSame( [], self::everywhere( 'dunnart' )['pages'], 'A password is one for subscribers, too.' );
		$own = $this->become( 'author' );
		$mine = $this->make_post( self::paragraph( 'antechinus' ), 'draft', 'post', 'Mine' );
		wp_update_post( [ 'ID' => $mine, 'post_author' => $own ] );
		$query = new WP_Query( [ 's' => 'antechinus', 'post_status' => 'draft', 'author' => $own ] );
		self::assertSame( [ 'Mine' ], self::titles( $query->posts ?? [] ) );
	}

	/**
	 * SEARCH-403: what was written past WordPress, or before there was the table, is read in the background; what is
	 * deleted is forgotten.
	 */
	public function test_posts_are_read_in_the_background(): void {
		$connection = new Connection();
		$reader     = Built::around( new SystemClock() )->get( WordsReader::class );
		$id         = $this->make_post( self::paragraph( 'numbat' ), 'publish', 'page', 'Old' );
		$other      = $this->make_post( self::paragraph( 'bilby' ), 'publish', 'page', 'Changed' );
		$connection->execute( "DELETE FROM {$connection->table( 'words' )}" );
		wp_cache_set_posts_last_changed();
		self::assert_found( [], 'numbat' );
		self::assertSame( [ 'Old' ], self::everywhere( 'old' )['page'], 'Titles are found meanwhile.' );
		$reader->run_task();
		self::assert_found( [ 'Old' ], 'numbat' );
		$words = new WordsRepository( $connection );
		self::assertSame( [], $words->unread( PostWords::types(), 9 ), 'Once is enough.' );
		$connection->execute(
			"UPDATE {$connection->core_table( 'posts' )} SET post_content = 'echidna', post_modified_gmt = %s WHERE ID = %d",
			'2031-01-01 00:00:00',
			$other
		);
		clean_post_cache( $other );
		$reader->run_task();
		self::assert_found( [ 'Changed' ], 'echidna' );
		self::assert_found( [], 'bilby' );
		wp_delete_post( $id, true );
		$connection->execute( "DELETE FROM {$connection->core_table( 'posts' )} WHERE ID = %d", $other );
		$reader->run_task();
		$left = $connection->rows(
			"SELECT post_id FROM {$connection->table( 'words' )} WHERE post_id IN (%d, %d)",
			$id,
			$other
		);
		self::assertSame( [], $left );
	}

	/**
	 * SEARCH-403: the table's own version asks for a run; until the table is there, titles alone are found.
	 */
	public function test_an_update_reads_what_is_there(): void {
		wp_clear_scheduled_hook( WordsMigration::EVENT );
		$migration = Built::around( new SystemClock() )->get( WordsMigration::class );
		$migration->up();
		self::assertNotFalse( wp_next_scheduled( WordsMigration::EVENT ) );
		$this->make_post( self::FORM, 'publish', 'page', 'Contact' );
		update_option( Migrator::OPTION, $migration->version() - 1 );
		self::assert_found( [], 'quokka' );
		self::assertSame( [ 'Contact' ], self::everywhere( 'contact' )['pages'] );
	}
}
