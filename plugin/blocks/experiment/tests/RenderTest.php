<?php
/**
 * What the server prints for a test.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Blocks\Experiment;

use Brolga\AbTests\Registry\AbTestsSection;
use Brolga\AbTests\Registry\PageTests;
use Brolga\AbTests\Registry\Test;
use Brolga\AbTests\Registry\TestKey;
use Brolga\AbTests\Registry\TestRepository;
use Brolga\AbTests\Registry\TestStatus;
use Brolga\Content\Saved\ReadableFallback;
use Brolga\Core\Kernel\Services;
use Brolga\Forms\Definition\SourceStack;
use Brolga\Tests\Support\Built;
use Brolga\Tests\Support\FrozenClock;
use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;
use WP_Query;

/**
 * A test on its page, in each delivery, and wherever it is none.
 */
final class RenderTest extends TestCase {

	/** The post whose number stands in pinned markup. */
	private int $post = 0;

	/** What the page says of its tests. */
	private ?PageTests $tests = null;

	/**
	 * No page cache, whatever other tests stand in for.
	 */
	protected function setUp(): void {
		parent::setUp();
		add_filter( 'brolga_has_page_cache', '__return_false' );
	}

	/**
	 * A published page with a test on it.
	 *
	 * @param array<string, mixed> $attributes The test's, besides number and post.
	 * @param string               $inner      What is in the second variant.
	 * @param string               $status     The page's.
	 * @param int                  $weight     The second variant's; the control's is what is missing of 100.
	 */
	private function page(
		array $attributes = [],
		string $inner = '<p>Second</p>',
		string $status = 'publish',
		int $weight = 100
	): string {
		$this->post = $this->make_post( '', $status );
		wp_update_post(
			[
				'ID'           => $this->post,
				'post_content' => wp_slash( self::markup( $this->post, $attributes, $inner, $weight ) ),
			]
		);
		return $this->visit( $this->post );
	}

	/**
	 * The block of a test.
	 *
	 * @param int                  $post       The post that it says it is stored in.
	 * @param array<string, mixed> $attributes The test's others.
	 * @param string               $inner      What is in the second variant.
	 * @param int                  $weight     The second variant's.
	 */
	private static function markup(
		int $post,
		array $attributes = [],
		string $inner = '<p>Second</p>',
		int $weight = 100
	): string {
		$variants = get_comment_delimited_block_content(
			'brolga/variant',
			[ 'weight' => 100 - $weight ],
			'<p>Control</p>'
		)
			. get_comment_delimited_block_content(
				'brolga/variant',
				[
					'number' => 1,
					'weight' => $weight,
				],
				$inner
			);
		return get_comment_delimited_block_content(
			'brolga/experiment',
			$attributes + [
				'anchor' => 'offer',
				'number' => 1,
				'post'   => $post,
			],
			$variants
		);
	}

	/**
	 * What a visitor gets of a post, by services of a page of its own.
	 *
	 * @param int $id The post.
	 */
	private function visit( int $id ): string {
		$container = Built::around( new FrozenClock( '2026-11-22 09:00:00' ) );
		$before    = Services::provide( $container );
		$container->get( SourceStack::class )->register();
		$this->tests     = $container->get( PageTests::class );
		$GLOBALS['post'] = get_post( $id ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As the loop does.
		try {
			return self::content( $id );
		} finally {
			if ( null !== $before ) {
				Services::provide( $before );
			}
			unset( $GLOBALS['post'] );
		}
	}

	/**
	 * A post's content as its page has it.
	 *
	 * @param int $id The post.
	 */
	private static function content( int $id ): string {
		$html = apply_filters( 'the_content', get_post_field( 'post_content', $id ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress' own.
		self::assertIsString( $html );
		return $html;
	}

	/**
	 * Markup with the post's number taken out, which no database gives twice.
	 *
	 * @param string $html What was printed.
	 */
	private function without_number( string $html ): string {
		return str_replace( (string) $this->post, '12', $html );
	}

	/**
	 * AB-2, AB-21, AB-22: the server picks; the control is there for visitors without scripts.
	 */
	public function test_the_server_prints_one_variant(): void {
		self::assert_markup( 'server', $this->without_number( $this->page() ) );
	}

	/**
	 * AB-2, AB-22: the control needs no other for visitors without scripts.
	 */
	public function test_the_server_prints_the_control(): void {
		self::assert_markup( 'control', $this->without_number( $this->page( [], '<p>Second</p>', 'publish', 0 ) ) );
	}

	/**
	 * BLOCK-550: a variant that is saved hidden is printed as one that is not.
	 *
	 * @param string $pinned What is printed.
	 * @param int    $weight The second variant's.
	 */
	#[TestWith( [ 'server', 100 ] )]
	#[TestWith( [ 'control', 0 ] )]
	public function test_what_is_saved_hidden_is_shown( string $pinned, int $weight ): void {
		$kept = Built::around( new FrozenClock( '2026-11-22 09:00:00' ) )->get( ReadableFallback::class );
		$this->page( [], '<p>Second</p>', 'publish', $weight );
		$saved = $kept->written( self::markup( $this->post, [], '<p>Second</p>', $weight ) );
		self::assertStringContainsString( 'brolga-saved-off', $saved );
		wp_update_post(
			[
				'ID'           => $this->post,
				'post_content' => wp_slash( $saved ),
			]
		);
		self::assert_markup( $pinned, $this->without_number( $this->visit( $this->post ) ) );
	}

	/**
	 * BLOCK-550: what WordPress adds to a variant by its blocks, such as its layout, is there as well.
	 */
	public function test_what_is_saved_hidden_is_laid_out(): void {
		$html = $this->page( [], "\n<!-- wp:paragraph -->\n<p>Second</p>\n<!-- /wp:paragraph -->\n" );
		self::assertStringContainsString( 'brolga-saved-off', get_post_field( 'post_content', $this->post ) );
		self::assertMatchesRegularExpression( '/ is-layout-constrained [^>]*data-brolga-subject="1"/', $html );
	}

	/**
	 * AB-18, AB-21: with a page cache there is a placeholder with the control in it.
	 */
	public function test_a_cached_page_has_a_placeholder(): void {
		add_filter( 'brolga_has_page_cache', '__return_true', 11 );
		self::assert_markup( 'placeholder', $this->without_number( $this->page() ) );
	}

	/**
	 * AB-20, AB-21: all variants are there as templates, with the script that picks.
	 */
	public function test_an_instant_page_has_templates(): void {
		self::set( new AbTestsSection(), [ 'delivery' => 'instant' ] );
		self::assert_markup( 'instant', $this->without_number( $this->page() ) );
	}

	/**
	 * The tests that the page's scripts are told of.
	 *
	 * @return list<string>
	 */
	private function told(): array {
		return array_map( static fn ( Test $test ): string => $test->key->format(), $this->tests?->all() ?? [] );
	}

	/**
	 * AB-1, AB-21, AB-30: where a test does not run, everybody sees the control, and no script hears of it.
	 *
	 * @return iterable<string, array{array<string, mixed>, string}>
	 */
	public static function idle(): iterable {
		yield 'a draft' => [ [], 'draft' ];
		yield 'copied from another post' => [ [ 'post' => 1 ], 'publish' ];
		yield 'without a number' => [ [ 'number' => 0 ], 'publish' ];
		yield 'still to come' => [ [ 'starts' => '2031-01-01T00:00:00' ], 'publish' ];
		yield 'over' => [ [ 'ends' => '2020-01-01T00:00:00' ], 'publish' ];
		yield 'for phones' => [ [ 'device' => 'phone' ], 'publish' ];
		yield 'for a campaign' => [ [ 'campaign' => 'spring' ], 'publish' ];
		yield 'for those who were here' => [ [ 'visitors' => 'returning' ], 'publish' ];
	}

	/**
	 * AB-1, AB-21, AB-30, AB-50: see idle().
	 *
	 * @param array<string, mixed> $attributes The test's.
	 * @param string               $status     The page's.
	 */
	#[DataProvider( 'idle' )]
	public function test_who_takes_no_part_sees_the_control( array $attributes, string $status ): void {
		$html = $this->page( $attributes, '<p>Second</p>', $status );
		self::assertStringContainsString( '<p>Control</p>', $html );
		self::assertStringNotContainsString( 'Second', $html );
		self::assertStringNotContainsString( 'et_pb_ab_subject', $html );
		self::assertSame( [], $this->told() );
	}

	/**
	 * AB-50: whom the owner lets take part does.
	 */
	public function test_who_is_meant_takes_part(): void {
		$_GET['utm_campaign']       = 'spring';
		$_SERVER['HTTP_USER_AGENT'] = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148';
		$html = $this->page(
			[
				'device'   => 'phone',
				'campaign' => 'spring',
				'visitors' => 'new',
			]
		);
		self::assertStringContainsString( 'data-brolga-subject="1"', $html );
		self::assertSame( [ (string) $this->post ], $this->told() );
	}

	/**
	 * AB-3: a visitor keeps the subject he was given, whatever the weights; one that is none is ignored.
	 */
	public function test_a_visitor_keeps_his_subject(): void {
		$this->page();
		$_COOKIE[ "et_pb_ab_subject_{$this->post}" ] = '0';
		self::assertStringContainsString( 'data-brolga-subject="0"', $this->visit( $this->post ) );
		$_COOKIE[ "et_pb_ab_subject_{$this->post}" ] = '7';
		self::assertStringContainsString( 'data-brolga-subject="1"', $this->visit( $this->post ) );
	}

	/**
	 * AB-52, AB-14: an address that names a variant shows it to those who may edit it, of a draft too, and nothing is
	 * counted.
	 */
	public function test_an_address_can_name_a_variant(): void {
		$this->page( [], '<p>Second</p>', 'draft' );
		$_GET['brolga_variant'] = "{$this->post}:1";
		// Its styles would be known to the tests after this one.
		add_filter( 'show_admin_bar', '__return_false' );
		foreach ( [ null, 'subscriber', 'author' ] as $stranger ) {
			null === $stranger ? wp_set_current_user( 0 ) : $this->become( $stranger );
			self::assertStringContainsString( '<p>Control</p>', $this->visit( $this->post ) );
			self::assertSame( [], $this->told() );
		}
		$this->become( 'editor' );
		$html = $this->visit( $this->post );
		self::assertStringContainsString( '<p>Second</p>', $html );
		self::assertStringNotContainsString( 'Control', $html );
		self::assertStringNotContainsString( 'et_pb_ab_subject', $html );
		self::assertSame( [], $this->told() );
		foreach ( [ '99:1', "{$this->post}:9", "{$this->post}:x", ':', '"><script>:1' ] as $other ) {
			$_GET['brolga_variant'] = $other;
			self::assertStringContainsString( '<p>Control</p>', $this->visit( $this->post ) );
			self::assertSame( [], $this->told() );
		}
	}

	/**
	 * AB-53: a test inside of a test is none; its control is shown.
	 */
	public function test_a_test_in_a_test_is_none(): void {
		$html = $this->page( [], self::markup( 12, [ 'number' => 2 ], '<p>Inner second</p>' ) );
		self::assertStringNotContainsString( 'Inner second', $html );
		self::assertSame( 1, substr_count( $html, 'et_pb_ab_subject' ) );
		self::assertSame( [ (string) $this->post ], $this->told() );
	}

	/**
	 * AB-54: a synced pattern that is shown twice is one test, and gives one variant.
	 */
	public function test_a_synced_pattern_shown_twice_is_one_test(): void {
		$pattern = $this->make_post( '', 'publish', 'wp_block' );
		wp_update_post(
			[
				'ID'           => $pattern,
				'post_content' => wp_slash( self::markup( $pattern, [ 'anchor' => '' ], '<p>Second</p>', 50 ) ),
			]
		);
		$page = $this->make_post( str_repeat( "<!-- wp:block {\"ref\":{$pattern}} /-->", 2 ) );
		for ( $i = 0; $i < 8; $i++ ) {
			$html = $this->visit( $page );
			preg_match_all( '/data-brolga-subject="([^"]+)"/', $html, $subjects );
			self::assertCount( 2, $subjects[1] );
			self::assertCount( 1, array_unique( $subjects[1] ) );
			self::assertSame( [ (string) $pattern ], $this->told() );
		}
	}

	/**
	 * AB-17: what was stopped shows the control.
	 */
	public function test_a_stopped_test_shows_the_control(): void {
		$this->page();
		Built::around( new FrozenClock() )->get( TestRepository::class )->set_status(
			new TestKey( $this->post ),
			TestStatus::Stopped
		);
		self::assertStringContainsString( '<p>Control</p>', $this->visit( $this->post ) );
	}

	/**
	 * AB-21: what is for visitors without scripts ends where it shall, whatever is in it.
	 */
	public function test_noscript_holds_no_other(): void {
		add_filter(
			'render_block_brolga/variant',
			static fn ( string $html ): string => str_replace(
				'Control',
				'<noscript>A</noscript ></NOSCRIPT>Control',
				$html
			)
		);
		$html = $this->page();
		self::assertSame( 1, substr_count( strtolower( $html ), '</noscript' ) );
		self::assertStringContainsString( 'AControl', $html );
	}

	/**
	 * AB-21: scripts of a control that most visitors are not going to see do not run.
	 */
	public function test_scripts_of_a_placeholder_sleep(): void {
		add_filter( 'brolga_has_page_cache', '__return_true', 11 );
		$scripts = '<script>a()</script><script type="module" src="/b.js"></script><script type="application/json">{}</script>';
		add_filter(
			'render_block_brolga/variant',
			static fn ( string $html ): string => str_replace( 'Control', "Control{$scripts}", $html )
		);
		$html = $this->page();
		foreach ( [ 'text/brolga-', 'text/brolga-module', 'application/json' ] as $type ) {
			self::assertStringContainsString( "type=\"{$type}\"", $html );
		}
		self::assertStringNotContainsString( '<script>a()', $html );
	}

	/**
	 * AB-51: a policy allows the script by a hash that the documentation names.
	 */
	public function test_the_script_is_the_documented_one(): void {
		self::set( new AbTestsSection(), [ 'delivery' => 'instant' ] );
		self::assertSame( 1, preg_match( '#<script>(.+?)</script>#s', $this->page(), $script ) );
		$hash = 'sha256-' . base64_encode( hash( 'sha256', $script[1] ?? '', true ) );
		self::assertStringContainsString(
			$hash,
			(string) file_get_contents( dirname( __DIR__, 4 ) . '/docs/content-security-policy.md' )
		);
	}

	/**
	 * AB-21: feeds and other programs get the control.
	 */
	public function test_a_feed_has_the_control(): void {
		$this->page();
		$query = $GLOBALS['wp_query'] ?? null;
		self::assertInstanceOf( WP_Query::class, $query );
		$query->is_feed = true;
		try {
			self::assertStringContainsString( '<p>Control</p>', $this->visit( $this->post ) );
		} finally {
			$query->is_feed = false;
		}
	}

	/**
	 * BLOCK-16: what a contributor saved stays inert.
	 */
	public function test_hostile_attributes_are_inert(): void {
		$html = $this->page(
			[
				'anchor'   => 'x" onload="alert(1)',
				'name'     => '<script>alert(2)</script>',
				'campaign' => '"><script>alert(3)</script>',
				'group'    => '"><img src=x onerror=alert(4)>',
				'device'   => '" onclick="alert(5)',
			]
		);
		self::assertStringNotContainsString( '<script', $html );
		self::assertStringNotContainsString( '<img', $html );
		self::assertStringNotContainsString( '" onload="', $html );
		self::assertStringNotContainsString( '" onclick="', $html );
	}
}
