<?php
/**
 * Lists of posts that are sorted and filtered by fields.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Content;

use Brolga\Content\Lists\CardDates;
use Brolga\Content\Lists\ListFields;
use Brolga\Content\Lists\ListQueries;
use Brolga\Core\Support\SystemClock;
use Brolga\Tests\Support\Built;
use Brolga\Tests\Support\Posts;
use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Block_Type_Registry;
use WP_Post;
use WP_REST_Request;
use WP_REST_Response;

/**
 * By WordPress' own Query Loop, on the page and in the editor's preview.
 */
final class ListsTest extends TestCase {

	private const TYPE = 'brolga_project';

	private const FIELDS = [
		'price'    => [ 'type' => 'number' ],
		'day'      => [ 'type' => 'string' ],
		'place'    => [
			'type'  => 'string',
			'label' => 'Place of the event',
		],
		'sold'     => [ 'type' => 'boolean' ],
		'_secret'  => [ 'type' => 'string' ],
		'unshown'  => [
			'type'         => 'string',
			'show_in_rest' => false,
		],
		'editors'  => [
			'type'         => 'string',
			'show_in_rest' => [ 'schema' => [ 'context' => [ 'edit' ] ] ],
		],
		'several'  => [
			'type'   => 'string',
			'single' => false,
		],
		'openings' => [
			'type'         => 'string',
			'show_in_rest' => [
				'schema' => [
					'type'   => 'string',
					'format' => 'date-time',
				],
			],
		],
	];

	protected function setUp(): void {
		parent::setUp();
		foreach ( self::FIELDS as $key => $args ) {
			register_post_meta(
				self::TYPE,
				$key,
				$args + [
					'single'       => true,
					'show_in_rest' => true,
				]
			);
		}
		update_option( 'timezone_string', 'Pacific/Auckland' );
		// Both wait for the first list of a request, and the first test would be the only one.
		$built = Built::around( new SystemClock() );
		$built->get( ListQueries::class )->register();
		$built->get( CardDates::class )->register();
		// Opened anew, with the filters of its routes.
		$GLOBALS['wp_rest_server'] = null;
	}

	protected function tearDown(): void {
		foreach ( array_keys( self::FIELDS ) as $key ) {
			unregister_post_meta( self::TYPE, $key );
		}
		parent::tearDown();
	}

	/**
	 * @param array<string, array<string, string>> $posts Meta by title.
	 * @param array<string, mixed>                 $more  Further fields of the posts.
	 */
	private static function posts( array $posts, array $more = [] ): void {
		foreach ( $posts as $title => $meta ) {
			Posts::make(
				1,
				$more + [
					'post_type'  => self::TYPE,
					'post_title' => $title,
					'meta_input' => $meta,
				]
			);
		}
	}

	/**
	 * @param array<array-key, mixed> $settings The list's.
	 * @param array<string, mixed>    $query    Further settings of the Query Loop.
	 */
	private static function block( array $settings, array $query = [] ): string {
		$query = wp_json_encode( [
			'queryId' => 7,
			'query'   => $query + [
				'postType'   => self::TYPE,
				'perPage'    => 10,
				'inherit'    => false,
				'brolgaList' => $settings,
			],
		] );
		return do_blocks(
			"<!-- wp:query {$query} --><div class=\"wp-block-query\"><!-- wp:post-template -->"
				. '<!-- wp:post-title /--><!-- /wp:post-template -->'
				. '<!-- wp:query-pagination --><!-- wp:query-pagination-numbers /--><!-- /wp:query-pagination -->'
				. '</div><!-- /wp:query -->'
		);
	}

	/**
	 * @param array<array-key, mixed> $settings The list's.
	 * @param array<string, mixed>    $query    Further settings of the Query Loop.
	 * @return list<string> The titles on the page.
	 */
	private static function titles( array $settings, array $query = [] ): array {
		preg_match_all( '#<h2[^>]*>([^<]*)</h2>#', self::block( $settings, $query ), $found );
		return $found[1];
	}

	/**
	 * @param array<array-key, mixed> $settings The list's.
	 * @param array<string, mixed>    $more     Further parameters.
	 * @return list<string> The titles in the editor's preview.
	 */
	private static function previewed( array $settings, array $more = [] ): array {
		$request = new WP_REST_Request( 'GET', rest_get_route_for_post_type_items( self::TYPE ) );
		$request->set_query_params( $more + [ 'brolgaList' => $settings ] );
		$data = rest_do_request( $request )->get_data();
		self::assertIsArray( $data );
		return array_values( array_map(
			static fn ( mixed $post ): string => is_array( $post ) && is_array( $post['title'] ?? null )
				&& is_string( $post['title']['rendered'] ?? null )
				? $post['title']['rendered']
				: '',
			$data
		) );
	}

	/**
	 * What the editor's panel asks.
	 *
	 * @param mixed $settings The list's.
	 */
	private function asked( mixed $settings = [] ): WP_REST_Response {
		return $this->rest( 'GET', '/brolga/v1/list-fields?' . http_build_query( [
			'type' => self::TYPE,
			'list' => $settings,
		] ) );
	}

	/**
	 * BLOG-892: numbers by value, days however they are written, texts without regard to capitals; posts without
	 * the field, or with something else in it, come last in both directions.
	 *
	 * @param array<string, string> $sort     Of the list.
	 * @param list<string>          $expected In order.
	 */
	#[DataProvider( 'orders' )]
	public function test_sorts_by_a_field( array $sort, array $expected ): void {
		self::posts( [
			'Nine'  => [
				'price' => '9',
				'day'   => '2027-02-01',
				'place' => 'apia',
			],
			'None'  => [],
			'Ten'   => [
				'price' => '10.5',
				'day'   => '20270115',
				'place' => 'Wellington',
			],
			'Wrong' => [
				'price' => 'on request',
				'day'   => 'soon',
				'place' => '',
			],
			'Debit' => [
				'price' => '-3',
				'day'   => '2027-01-15T18:30:00',
				'place' => 'Berlin',
			],
		] );
		self::assertSame( $expected, self::titles( [ 'sort' => $sort ] ) );
		$this->become( 'editor' );
		self::assertSame( $expected, self::previewed( [ 'sort' => $sort ] ) );
	}

	/**
	 * @return array<string, array{array<string, string>, list<string>}>
	 */
	public static function orders(): array {
		return [
			'a number'             => [ [ 'field' => 'meta:price' ], [ 'Debit', 'Nine', 'Ten', 'Wrong', 'None' ] ],
			'a number, descending' => [
				[
					'field' => 'meta:price',
					'order' => 'desc',
				],
				[ 'Ten', 'Nine', 'Debit', 'Wrong', 'None' ],
			],
			'a day'                => [
				[
					'field' => 'meta:day',
					'as'    => 'date',
				],
				[ 'Ten', 'Debit', 'Nine', 'Wrong', 'None' ],
			],
			'a text'               => [ [ 'field' => 'meta:place' ], [ 'Nine', 'Debit', 'Ten', 'Wrong', 'None' ] ],
			'the title'            => [
				[
					'field' => 'post:title',
					'order' => 'desc',
				],
				[ 'Wrong', 'Ten', 'None', 'Nine', 'Debit' ],
			],
		];
	}

	/**
	 * BLOG-893: each comparison; posts without the field are not it, and not less than anything.
	 *
	 * @param array<string, string> $rule     The condition.
	 * @param list<string>          $expected By title.
	 */
	#[DataProvider( 'rules' )]
	public function test_filters_by_a_field( array $rule, array $expected ): void {
		self::posts( [
			'A' => [
				'price' => '9',
				'day'   => '2026-12-01',
				'place' => '50% off, Apia',
				'sold'  => '1',
			],
			'B' => [
				'price' => '10',
				'day'   => '20261202',
				'place' => 'Berlin',
				'sold'  => '0',
			],
			'C' => [
				'price' => 'on request',
				'day'   => '2026-12-03 09:00:00',
				'place' => 'Cologne\'s "heart"',
			],
			'D' => [],
		] );
		$settings = [
			'sort'  => [ 'field' => 'post:title' ],
			'rules' => [ $rule ],
		];
		self::assertSame( $expected, self::titles( $settings ) );
		$this->become( 'editor' );
		self::assertSame( $expected, self::previewed( $settings ) );
	}

	/**
	 * @return iterable<string, array{array<string, string>, list<string>}>
	 */
	public static function rules(): iterable {
		$price = static fn ( string $is, string $value = '' ): array => [
			'field' => 'meta:price',
			'is'    => $is,
			'value' => $value,
		];
		$day   = static fn ( string $is, string $value = '' ): array => [
			'field' => 'meta:day',
			'as'    => 'date',
			'is'    => $is,
			'value' => $value,
		];
		$place = static fn ( string $is, string $value = '' ): array => [
			'field' => 'meta:place',
			'is'    => $is,
			'value' => $value,
		];
		yield 'under 10' => [ $price( 'less', '10' ), [ 'A' ] ];
		yield 'at most 10' => [ $price( 'at-most', '10.0' ), [ 'A', 'B' ] ];
		yield 'over 9' => [ $price( 'greater', '9' ), [ 'B' ] ];
		yield 'from 9' => [ $price( 'at-least', '9' ), [ 'A', 'B' ] ];
		yield 'is 10' => [ $price( 'is', '10' ), [ 'B' ] ];
		yield 'is not 10' => [ $price( 'not', '10' ), [ 'A', 'C', 'D' ] ];
		yield 'on a day' => [ $day( 'is', '2026-12-02' ), [ 'B' ] ];
		yield 'before a day' => [ $day( 'less', '2026-12-02' ), [ 'A' ] ];
		yield 'from a day on' => [ $day( 'at-least', '2026-12-02' ), [ 'B', 'C' ] ];
		yield 'after a day with a time' => [ $day( 'greater', '2026-12-03' ), [] ];
		yield 'a text' => [ $place( 'is', 'Berlin' ), [ 'B' ] ];
		yield 'another text' => [ $place( 'not', 'Berlin' ), [ 'A', 'C', 'D' ] ];
		yield 'a part' => [ $place( 'contains', 'lin' ), [ 'B' ] ];
		yield 'a percent sign' => [ $place( 'contains', '0% o' ), [ 'A' ] ];
		yield 'quotes' => [ $place( 'contains', "'s \"heart" ), [ 'C' ] ];
		yield 'is set' => [ $place( 'set' ), [ 'A', 'B', 'C' ] ];
		yield 'is not set' => [ $place( 'unset' ), [ 'D' ] ];
		yield 'yes' => [ [ 'field' => 'meta:sold', 'is' => 'set' ], [ 'A' ] ];
		yield 'no' => [ [ 'field' => 'meta:sold', 'is' => 'unset' ], [ 'B', 'C', 'D' ] ];
		yield 'a title' => [ [ 'field' => 'post:title', 'is' => 'not', 'value' => 'B' ], [ 'A', 'C', 'D' ] ];
		yield 'published before' => [ [ 'field' => 'post:date', 'is' => 'less', 'value' => '2026-01-01' ], [] ];
	}

	/**
	 * BLOG-893: all conditions, or any of them.
	 */
	public function test_all_or_any_conditions_hold(): void {
		self::posts( [
			'A' => [ 'price' => '5', 'place' => 'Apia' ],
			'B' => [ 'price' => '50', 'place' => 'Apia' ],
			'C' => [ 'price' => '50' ],
		] );
		$settings = [
			'sort'  => [ 'field' => 'post:title' ],
			'rules' => [
				[ 'field' => 'meta:price', 'is' => 'less', 'value' => '10' ],
				[ 'field' => 'meta:place', 'is' => 'is', 'value' => 'Apia' ],
			],
		];
		self::assertSame( [ 'A' ], self::titles( $settings ) );
		self::assertSame( [ 'A', 'B' ], self::titles( [ 'match' => 'any' ] + $settings ) );
	}

	/**
	 * BLOG-893: today is the site's, which in Auckland begins before that of UTC.
	 */
	public function test_today_is_the_day_of_the_site(): void {
		$today = current_datetime();
		self::posts( [
			'Yesterday' => [ 'day' => $today->modify( '-1 day' )->format( 'Y-m-d' ) ],
			'Today'     => [ 'day' => $today->format( 'Y-m-d' ) ],
			'Tomorrow'  => [ 'day' => $today->modify( '+1 day' )->format( 'Ymd' ) ],
		] );
		$rule = static fn ( string $is ): array => [
			'sort'  => [ 'field' => 'meta:day' , 'as' => 'date' ],
			'rules' => [
				[ 'field' => 'meta:day', 'as' => 'date', 'is' => $is, 'value' => 'today' ],
			],
		];
		self::assertSame( [ 'Today', 'Tomorrow' ], self::titles( $rule( 'at-least' ) ) );
		self::assertSame( [ 'Yesterday' ], self::titles( $rule( 'less' ) ) );
	}

	/**
	 * BLOG-893: a page with such a list leaves page caches when the site's day ends.
	 */
	public function test_a_page_that_depends_on_today_is_cached_until_tomorrow(): void {
		add_action( 'brolga_drop_pages', '__return_null' );
		wp_clear_scheduled_hook( 'brolga_block_dates' );
		$rule = [
			'field' => 'meta:day',
			'as'    => 'date',
			'is'    => 'less',
		];
		self::block( [ 'rules' => [ $rule + [ 'value' => '2026-01-01' ] ] ] );
		self::assertFalse( wp_next_scheduled( 'brolga_block_dates' ) );
		self::block( [ 'rules' => [ $rule + [ 'value' => 'today' ] ] ] );
		self::assertSame(
			current_datetime()->modify( 'tomorrow' )->getTimestamp(),
			wp_next_scheduled( 'brolga_block_dates' )
		);
	}

	/**
	 * BLOG-890: pages, numbers of pages and the rest of the Query Loop's settings are as ever.
	 */
	public function test_pages_have_the_posts_that_fit(): void {
		self::posts( array_combine(
			array_map( static fn ( int $n ): string => "P{$n}", range( 1, 5 ) ),
			array_map( static fn ( int $n ): array => [ 'price' => (string) $n ], range( 1, 5 ) )
		) );
		$settings = [
			'sort'  => [ 'field' => 'meta:price', 'order' => 'desc' ],
			'rules' => [ [ 'field' => 'meta:price', 'is' => 'greater', 'value' => '2' ] ],
		];
		self::assertSame( [ 'P5', 'P4' ], self::titles( $settings, [ 'perPage' => 2 ] ) );
		self::assertStringContainsString( 'query-7-page=2', self::block( $settings, [ 'perPage' => 2 ] ) );
		self::assertStringNotContainsString( 'query-7-page=3', self::block( $settings, [ 'perPage' => 2 ] ) );
		$_GET['query-7-page'] = '2';
		self::assertSame( [ 'P3' ], self::titles( $settings, [ 'perPage' => 2 ] ) );
	}

	/**
	 * BLOG-890: sticky posts are where they belong, and only where they fit.
	 */
	public function test_sticky_posts_do_not_come_first(): void {
		[ $id ] = Posts::make( 1, [ 'post_title' => 'Sticky' ] );
		Posts::make( 1, [ 'post_title' => 'Another' ] );
		stick_post( $id );
		$titles = self::titles( [ 'sort' => [ 'field' => 'post:title' ] ], [ 'postType' => 'post' ] );
		self::assertContains( 'Sticky', $titles );
		self::assertNotSame( 'Sticky', $titles[0] );
	}

	/**
	 * BLOG-894: who may read private posts sees none of them in a list, and no draft in its preview.
	 */
	public function test_lists_published_posts_alone(): void {
		self::posts( [ 'Open' => [ 'price' => '1' ] ] );
		self::posts( [ 'Private' => [ 'price' => '1' ] ], [ 'post_status' => 'private' ] );
		self::posts( [ 'Draft' => [ 'price' => '1' ] ], [ 'post_status' => 'draft' ] );
		self::posts( [ 'Locked' => [ 'price' => '1' ] ], [ 'post_password' => 'geheim' ] );
		$this->become( 'administrator' );
		$settings = [ 'sort' => [ 'field' => 'meta:price' ] ];
		self::assertSame( [ 'Open' ], self::titles( $settings ) );
		self::assertSame( [ 'Open' ], self::previewed( $settings, [ 'status' => 'draft' ] ) );
	}

	/**
	 * BLOG-894: a visitor's request cannot filter or sort: not by the REST API, and not by the page's address.
	 */
	public function test_visitors_cannot_set_conditions(): void {
		self::posts( [ 'A' => [ 'price' => '1' ], 'B' => [ 'price' => '2' ] ] );
		$settings = [ 'rules' => [ [ 'field' => 'meta:price', 'is' => 'is', 'value' => '1' ] ] ];
		foreach ( [ null, 'subscriber' ] as $role ) {
			if ( null !== $role ) {
				$this->become( $role );
			}
			self::assertEqualsCanonicalizing( [ 'A', 'B' ], self::previewed( $settings ) );
		}
		$_GET['brolgaList']  = $settings;
		$_GET['brolga_list'] = $settings;
		self::assertCount( 2, self::titles( [] ) );
	}

	/**
	 * BLOG-891 BLOG-895: fields of one value that anybody can read in the REST API, and what every post has;
	 * protected meta, meta for editors, and types that visitors cannot see have none.
	 */
	public function test_offers_only_what_anybody_can_read(): void {
		$own = [ 'post:date', 'post:modified', 'post:title', 'post:menu_order' ];
		self::assertSame(
			[ ...$own, 'meta:price', 'meta:day', 'meta:place', 'meta:sold', 'meta:openings' ],
			array_values( array_filter(
				array_keys( ListFields::of( self::TYPE ) ),
				static fn ( string $id ): bool => ! str_starts_with( $id, 'meta:footnotes' )
			) )
		);
		self::assertSame( [], ListFields::of( 'wp_block' ) );
		self::assertSame( [], ListFields::of( 'nothing' ) );
	}

	/**
	 * BLOG-895: nobody can find out by a list what a protected field says.
	 */
	public function test_protected_fields_are_not_read(): void {
		self::posts( [
			'A' => [ '_secret' => 'one', 'unshown' => 'one', 'editors' => 'one' ],
			'B' => [ '_secret' => 'two', 'unshown' => 'two', 'editors' => 'two' ],
		] );
		$this->become( 'administrator' );
		foreach ( [ '_secret', 'unshown', 'editors' ] as $key ) {
			$settings = [ 'rules' => [ [ 'field' => "meta:{$key}", 'is' => 'is', 'value' => 'one' ] ] ];
			self::assertCount( 2, self::titles( $settings ) );
			self::assertCount( 2, self::previewed( $settings ) );
		}
	}

	/**
	 * BLOG-896: what cannot be done is ignored on the page, and named in the editor.
	 *
	 * @param mixed        $settings Of unknown form.
	 * @param list<string> $problems What the editor says.
	 */
	#[DataProvider( 'bad' )]
	public function test_bad_settings_are_ignored_and_named( mixed $settings, array $problems ): void {
		self::posts( [ 'A' => [ 'price' => '1' ], 'B' => [] ] );
		self::assertCount( 2, self::titles( is_array( $settings ) ? $settings : [ $settings ] ) );
		self::assertSame( '', self::db()->last_error );
		$this->become( 'author' );
		$answer = $this->asked( $settings )->get_data();
		self::assertIsArray( $answer );
		self::assertSame( $problems, $answer['problems'] ?? null );
	}

	/**
	 * @return iterable<string, array{mixed, list<string>}>
	 */
	public static function bad(): iterable {
		$price = [
			'field' => 'meta:price',
			'is'    => 'is',
			'value' => '7',
		];
		$rule  = static fn ( array $rule ): array => [ 'rules' => [ $rule + $price ] ];
		$wrong = static fn ( string $why ): array => [ "Condition 1 is ignored: {$why}" ];
		$gone  = $wrong( 'its field no longer exists. Choose another one.' );
		$how   = $wrong( 'the field cannot be compared in this way. Choose another comparison.' );
		yield 'a removed field' => [ $rule( [ 'field' => 'meta:removed' ] ), $gone ];
		yield 'an injected field' => [ $rule( [ 'field' => "meta:price' OR 1=1 -- " ] ), $gone ];
		yield 'a list of fields' => [ $rule( [ 'field' => [ 'meta:price' ] ] ), $gone ];
		yield 'an injected operator' => [ $rule( [ 'is' => '= 1 OR 1=1 --' ] ), $how ];
		yield 'an operator of another kind' => [ $rule( [ 'is' => 'contains' ] ), $how ];
		$no_number = $wrong( 'its value is not a number. Enter digits only.' );
		yield 'no number' => [ $rule( [ 'value' => 'cheap' ] ), $no_number ];
		yield 'infinite' => [ $rule( [ 'value' => '1e999' ] ), $no_number ];
		yield 'no value' => [ $rule( [ 'value' => ' ' ] ), $wrong( 'it has no value. Enter one.' ) ];
		yield 'a nested value' => [ $rule( [ 'value' => [ '7' ] ] ), $wrong( 'it has no value. Enter one.' ) ];
		yield 'no date' => [
			$rule( [ 'field' => 'post:date', 'value' => '2026-02-31' ] ),
			$wrong( 'its value is not a date. Choose a day, or “today”.' ),
		];
		yield 'an unknown order' => [
			[ 'sort' => [ 'field' => 'meta:removed' ] ],
			[ 'The list is not sorted: its field no longer exists. Choose another one.' ],
		];
		yield 'no rules' => [ [ 'rules' => 'x', 'sort' => 'y' ], [] ];
		yield 'no rule' => [ [ 'rules' => [ 'x' ] ], $gone ];
	}

	/**
	 * BLOG-896: of fifty conditions, five hold.
	 */
	public function test_has_five_conditions_at_most(): void {
		self::posts( [ 'A' => [ 'price' => '1' ], 'B' => [] ] );
		$settings = [
			'rules' => [
				...array_fill( 0, 5, [ 'field' => 'meta:sold', 'is' => 'unset' ] ),
				...array_fill( 0, 45, [ 'field' => 'meta:price', 'is' => 'unset' ] ),
			],
		];
		self::assertCount( 2, self::titles( $settings ) );
		$this->become( 'author' );
		$answer = $this->asked( $settings )->get_data();
		self::assertIsArray( $answer );
		self::assertSame( [ 'A list can have 5 conditions. The others are ignored.' ], $answer['problems'] );
	}

	/**
	 * BLOG-891: the route is for those who edit.
	 */
	public function test_fields_are_told_to_those_who_edit(): void {
		self::assertSame( 401, $this->asked()->get_status() );
		$this->become( 'contributor' );
		$answer = $this->asked()->get_data();
		self::assertIsArray( $answer );
		self::assertIsArray( $answer['fields'] );
		self::assertContains(
			[
				'id'    => 'meta:place',
				'label' => 'Place of the event',
				'kind'  => 'text',
				'open'  => true,
			],
			$answer['fields']
		);
	}

	/**
	 * BLOG-898: a card is a synced pattern in the loop, in which each post shows its own title and fields.
	 */
	public function test_a_card_shows_each_post(): void {
		self::posts( [ 'A' => [ 'place' => 'Apia' ], 'B' => [ 'place' => 'Berlin' ] ] );
		[ $card ] = Posts::make( 1, [
			'post_type'    => 'wp_block',
			'post_title'   => 'Card: Event',
			'post_content' => '<!-- wp:group --><div class="wp-block-group"><!-- wp:post-title {"isLink":true} /-->'
				. '<!-- wp:paragraph {"metadata":{"bindings":{"content":{"source":"core/post-meta","args":{"key":"place"}}}}} -->'
				. '<p></p><!-- /wp:paragraph --></div><!-- /wp:group -->',
		] );
		$query = wp_json_encode( [
			'query' => [
				'postType'   => self::TYPE,
				'perPage'    => 9,
				'brolgaList' => [
					'sort' => [
						'field' => 'meta:place',
						'order' => 'desc',
					],
				],
			],
		] );
		$html  = do_blocks(
			"<!-- wp:query {$query} --><div class=\"wp-block-query\"><!-- wp:post-template --><!-- wp:block {\"ref\":{$card}} /-->"
				. '<!-- /wp:post-template --></div><!-- /wp:query -->'
		);
		self::assertSame( 1, preg_match( '#>B</a>.*<p[^>]*>Berlin</p>.*>A</a>.*<p[^>]*>Apia</p>#s', $html ), $html );
	}

	/**
	 * BLOG-899: a day in a card is the day that was entered, wherever the site is; another time zone is respected.
	 */
	public function test_a_day_in_a_card_is_the_day_that_was_entered(): void {
		update_option( 'timezone_string', 'America/Los_Angeles' );
		update_option( 'date_format', 'j F Y' );
		$days = [
			'2027-01-31'                => '31 January 2027',
			'20270131'                  => '31 January 2027',
			'2027-01-31T02:00:00+00:00' => '30 January 2027',
			'soon'                      => '',
		];
		foreach ( $days as $stored => $shown ) {
			[ $id ]          = Posts::make(
				1,
				[
					'post_type'  => self::TYPE,
					'meta_input' => [ 'day' => (string) $stored ],
				]
			);
			$GLOBALS['post'] = get_post( $id );
			self::assertInstanceOf( WP_Post::class, $GLOBALS['post'] );
			setup_postdata( $GLOBALS['post'] );
			$html = do_blocks(
				'<!-- wp:post-date {"metadata":{"bindings":{"datetime":'
					. '{"source":"core/post-meta","args":{"key":"day"}}}}} /-->'
			);
			self::assertSame( $shown, trim( wp_strip_all_tags( $html ) ) );
			wp_reset_postdata();
		}
	}

	/**
	 * BLOG-897: the inserter has a list, which is a Query Loop.
	 */
	public function test_the_inserter_offers_a_list(): void {
		$query = WP_Block_Type_Registry::get_instance()->get_registered( 'core/query' );
		$names = array_column( $query?->get_variations() ?? [], 'name' );
		self::assertContains( 'brolga-list', $names );
	}
}
