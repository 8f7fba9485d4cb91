<?php
/**
 * What tests have around their blocks: goals, the shortcode, numbers, the editor.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\AbTests;

use Brolga\AbTests\Delivery\GoalMarks;
use Brolga\Core\Kernel\Services;
use Brolga\Core\Page\Modules;
use Brolga\Core\Support\SystemClock;
use Brolga\Forms\Definition\SourceStack;
use Brolga\Tests\Support\Built;
use Brolga\Tests\Support\FrozenClock;
use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use WP_Block_Type_Registry;

/**
 * Goals on any block, split tracking, and the highest number of a post.
 */
#[Group( 'once' )]
final class DeliveryTest extends TestCase {

	/**
	 * AB-2, AB-31: any block is a goal, WordPress' own too.
	 */
	public function test_any_block_can_be_a_goal(): void {
		$html = do_blocks( '<!-- wp:paragraph {"brolgaGoal":"12-2","brolgaGoalId":"abc123"} --><p class="own">Text</p><!-- /wp:paragraph -->' );
		self::assertMatchesRegularExpression( '/<p [^>]*class="own et_pb_ab_goal[ "]/', $html );
		self::assertStringContainsString( 'data-brolga-test="12-2"', $html );
		self::assertStringContainsString( 'data-brolga-goal="abc123"', $html );
		$_SERVER['REQUEST_URI'] = '/wp-json/wp/v2/block-renderer/core/paragraph';
		Built::around( new SystemClock() )->get( GoalMarks::class )->register();
		register_block_type( 'brolga-test/late' );
		$attributes = WP_Block_Type_Registry::get_instance()->get_registered( 'brolga-test/late' )->attributes ?? [];
		unregister_block_type( 'brolga-test/late' );
		self::assertArrayHasKey( 'brolgaGoal', $attributes );
		self::assertArrayHasKey( 'brolgaGoalId', $attributes );
	}

	/**
	 * AB-31, BLOCK-16: what names no test marks nothing; what was written by hand stays inert.
	 */
	public function test_what_names_no_test_is_no_goal(): void {
		foreach ( [ '""', '"x"', '"12-1"', '"0"', '12', '{"a":1}', '"12\u0022 onclick=\u0022alert(1)"' ] as $key ) {
			self::assertStringNotContainsString(
				'et_pb_ab_goal',
				do_blocks( "<!-- wp:paragraph {\"brolgaGoal\":{$key}} --><p>Text</p><!-- /wp:paragraph -->" )
			);
		}
		$html = do_blocks( '<!-- wp:paragraph {"brolgaGoal":"12","brolgaGoalId":"\u0022 onclick=\u0022alert(1)"} --><p>Text</p><!-- /wp:paragraph -->' );
		self::assertStringContainsString( 'data-brolga-goal="onclickalert1"', $html );
	}

	/**
	 * AB-13: the element that a split-track page has; nothing for what names no test.
	 */
	public function test_the_shortcode_prints_the_element(): void {
		self::assertSame(
			'<span class="et_pb_ab_split_track" data-test_id="12-2" hidden></span>',
			do_shortcode( '[brolga_split_track id="12-2"]' )
		);
		foreach ( [ '', ' id=""', ' id="12-1"', ' id="x"', " id='\"><script>'" ] as $attributes ) {
			self::assertSame( '', do_shortcode( "[brolga_split_track{$attributes}]" ) );
		}
	}

	/**
	 * AB-1: the highest number of a post's tests stays when the test is gone, and the editor knows it.
	 */
	public function test_the_highest_number_stays(): void {
		$this->become( 'administrator' );
		$post  = $this->make_post();
		$tests = static fn ( int ...$numbers ): string => implode(
			'',
			array_map(
				static fn ( int $number ): string => "<!-- wp:brolga/experiment {\"number\":{$number},\"post\":{$post}} --><!-- wp:brolga/variant /--><!-- /wp:brolga/experiment -->",
				$numbers
			)
		);
		foreach ( [
			[ $tests( 1 ), 1 ],
			[ $tests( 1, 3 ), 3 ],
			[ $tests( 1 ), 3 ],
			[ '', 3 ],
			[ $tests( 2 ), 3 ],
		] as [ $content, $highest ] ) {
			wp_update_post(
				[
					'ID'           => $post,
					'post_content' => wp_slash( $content ),
				]
			);
			$record = $this->rest( 'GET', "/wp/v2/pages/{$post}?context=edit" )->get_data();
			self::assertIsArray( $record );
			self::assertSame( $highest, $record['brolga_highest_test'] ?? null );
		}
	}

	/**
	 * AB-19: a page with a placeholder lets its modules wait; another one does not.
	 *
	 * @param bool   $is_cached Whether there is a page cache.
	 * @param string $file      What `@brolga/runtime` is.
	 */
	#[DataProvider( 'pages' )]
	public function test_modules_wait_where_there_is_a_placeholder( bool $is_cached, string $file ): void {
		add_filter( 'brolga_has_page_cache', static fn (): bool => $is_cached );
		$post = $this->make_post();
		wp_update_post(
			[
				'ID'           => $post,
				'post_content' => wp_slash( "<!-- wp:brolga/experiment {\"number\":1,\"post\":{$post}} --><!-- wp:brolga/variant --><p>A</p><!-- /wp:brolga/variant --><!-- wp:brolga/variant {\"number\":1} --><!-- wp:brolga/tabs --><!-- wp:brolga/tab {\"label\":\"T\"} --><!-- /wp:brolga/tab --><!-- /wp:brolga/tabs --><!-- /wp:brolga/variant --><!-- /wp:brolga/experiment -->" ),
			]
		);
		$container = Built::around( new FrozenClock( '2026-11-22 09:00:00' ) );
		$before    = Services::provide( $container );
		$container->get( SourceStack::class )->register();
		$GLOBALS['post'] = get_post( $post ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As the loop does.
		try {
			apply_filters( 'the_content', get_post_field( 'post_content', $post ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress' own.
		} finally {
			if ( null !== $before ) {
				Services::provide( $before );
			}
			unset( $GLOBALS['post'] );
		}
		ob_start();
		wp_script_modules()->enqueue( Modules::RUNTIME );
		wp_script_modules()->print_enqueued_script_modules();
		wp_script_modules()->print_head_enqueued_script_modules();
		self::assertStringContainsString( "/build/runtime/{$file}.js", (string) ob_get_clean() );
		if ( $is_cached ) {
			// The variant that comes later has its styles on the page.
			self::assertTrue( wp_style_is( 'brolga-tabs-style' ) );
		}
	}

	/**
	 * Pages with a cache and without.
	 *
	 * @return iterable<string, array{bool, string}>
	 */
	public static function pages(): iterable {
		yield 'cached' => [ true, 'waiting' ];
		yield 'not cached' => [ false, 'index' ];
	}
}
