<?php
/**
 * What all blocks stand on.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Blocks;

use Brolga\Content\Disclosure\ItemId;
use Brolga\Content\Excerpts;
use Brolga\Content\TabName;
use Brolga\Core\Blocks\ChildBlocks;
use Brolga\Core\Blocks\EditorScripts;
use Brolga\Core\Blocks\Root;
use Brolga\Core\Internals\DefaultScripts;
use Brolga\Core\Kernel\Services;
use Brolga\Tests\Support\Built;
use Brolga\Tests\Support\FrozenClock;
use Brolga\Tests\Support\PhpCommand;
use Brolga\Tests\TestCase;
use LogicException;
use PHPUnit\Framework\Attributes\Group;
use stdClass;
use WP_Block_Editor_Context;
use WP_Block_Type_Registry;
use WP_Scripts;

/**
 * Registration, ids, and what children tell their parents.
 */
#[Group( 'once' )]
final class BlocksTest extends TestCase {

	/**
	 * BLOCK-28: WordPress' own text, media and design come first in the inserter.
	 */
	public function test_the_category_stands_after_the_basics(): void {
		require_once ABSPATH . 'wp-admin/includes/post.php';
		$slugs = array_column( get_block_categories( new WP_Block_Editor_Context() ), 'slug' );
		self::assertSame( [ 'text', 'media', 'design', 'brolga' ], array_slice( $slugs, 0, 4 ) );
		self::assertSame( [ 'brolga' ], array_column( (array) apply_filters( 'block_categories_all', [] ), 'slug' ) );
	}

	/**
	 * BLOCK-29: no block is called as one of WordPress', of the shop or one of their
	 * variations is.
	 */
	public function test_no_title_stands_twice_in_the_inserter(): void {
		// A visitor's request knows no titles of ours.
		/** @var array<string, array{title: string}> $manifest */
		$manifest = require dirname( __DIR__, 4 ) . '/plugin/build/blocks/blocks-manifest.php';
		$ours     = array_map( mb_strtolower( ... ), array_column( $manifest, 'title' ) );
		$theirs   = [];
		foreach ( WP_Block_Type_Registry::get_instance()->get_all_registered() as $type ) {
			foreach ( [ $type->title, ...array_column( $type->get_variations(), 'title' ) ] as $title ) {
				$theirs[] = is_string( $title ) ? mb_strtolower( $title ) : '';
			}
		}
		self::assertContains( 'gallery', $theirs );
		self::assertContains( 'lightbox gallery', $ours );
		self::assertSame( [], array_intersect( $ours, $theirs ) );
	}

	/**
	 * BLOCK-18: every built block is registered, and renders by PHP (BLOCK-1).
	 */
	public function test_all_blocks_of_the_manifest_are_registered(): void {
		/** @var array<string, array{name: string}> $manifest */
		$manifest = require dirname( __DIR__, 4 ) . '/plugin/build/blocks/blocks-manifest.php';
		self::assertNotEmpty( $manifest );
		foreach ( $manifest as $block ) {
			$type = WP_Block_Type_Registry::get_instance()->get_registered( $block['name'] );
			self::assertNotNull( $type, $block['name'] );
			self::assertIsCallable( $type->render_callback, $block['name'] );
			// An editor's request may have made a string of it.
			self::assertSame( 3, (int) $type->api_version, $block['name'] );
		}
	}

	/**
	 * BLOCK-61: what WordPress lets pass because it could be read as the type that
	 * block.json names arrives as that type, on pages and where the REST API has
	 * whole blocks; children are told the same.
	 */
	public function test_attributes_are_of_the_types_that_block_json_names(): void {
		$blocks = [
			'aria-valuenow="30"'               => '<!-- wp:brolga/bar-counters {"showPercent":"0"} --><!-- wp:brolga/bar-counter {"percent":"30"} /--><!-- /wp:brolga/bar-counters -->',
			'wp-block-brolga-filterable-portfolio' => '<!-- wp:brolga/filterable-portfolio {"showCounts":"0","terms":"7, 8","exclude":""} /-->',
			'<h4'                              => '<!-- wp:brolga/tabs {"headingLevel":"4"} --><!-- wp:brolga/tab {"label":"One"} /--><!-- /wp:brolga/tabs -->',
			'is-grid wp-block-brolga-portfolio'        => '<!-- wp:brolga/portfolio {"offset":1e400,"terms":"a,b"} /-->',
		];
		foreach ( [ 'on a page', 'in the REST API' ] as $where ) {
			foreach ( $blocks as $expected => $markup ) {
				$html = do_blocks( $markup );
				self::assertStringContainsString( $expected, $html, $where );
				self::assertStringNotContainsString( 'counter__percent', $html, $where );
			}
			rest_get_server();
		}
	}

	/**
	 * PERF-16: editor scripts come with WordPress' list of scripts, whenever it is
	 * made, as WordPress itself would have registered them, and blocks name theirs. A page, which makes
	 * one too, goes without until it has an editor.
	 */
	public function test_editor_scripts_are_in_each_list_of_scripts(): void {
		self::assertArrayNotHasKey( 'brolga-editor', ( new WP_Scripts() )->registered );
		do_action( 'enqueue_block_editor_assets' );
		self::assertArrayHasKey( 'brolga-editor', wp_scripts()->registered );

		$_SERVER['REQUEST_METHOD'] = 'POST';
		Built::around( new FrozenClock() )->get( EditorScripts::class )->register();
		$scripts = ( new WP_Scripts() )->registered;
		self::assertSame( 1, $scripts['brolga-editor']->extra['group'] ?? 0 );
		self::assertSame( 1, $scripts['brolga-editor-blocks']->extra['group'] ?? 0 );
		// Tests of forms register the blocks of forms anew.
		foreach ( [ 'brolga/slider', 'brolga/slide', 'brolga/tabs', 'brolga/tab' ] as $name ) {
			self::assertSame(
				[ 'brolga-editor-blocks' ],
				WP_Block_Type_Registry::get_instance()->get_registered( $name )?->editor_script_handles
			);
		}
		self::assertContains( 'brolga-editor', $scripts['brolga-editor-blocks']->deps );
		self::assertSame( 'brolga', $scripts['brolga-editor-blocks']->textdomain );
		self::assertStringEndsWith( '/build/editor/editor-blocks.js', (string) $scripts['brolga-editor-blocks']->src );
	}

	/**
	 * PERF-16: a request that prints no page has no such list.
	 */
	public function test_a_request_without_a_page_makes_no_list_of_scripts(): void {
		self::assertSame(
			'lists: 0',
			$this->in_a_request( 'POST', 'echo "lists: " . did_action( "wp_default_scripts" );' )
		);
	}

	/**
	 * PERF-27: an answer without scripts lists none, and switched off it has WordPress' list.
	 */
	public function test_the_list_of_scripts_can_be_left_out(): void {
		add_filter( 'brolga_internals', '__return_false' );
		DefaultScripts::leave_out();
		self::assertArrayHasKey( 'wp-hooks', ( new WP_Scripts() )->registered );
		remove_filter( 'brolga_internals', '__return_false' );
		$replaced = static function ( WP_Scripts $scripts ): void {
			$scripts->registered['jquery-core']->src = 'https://example.test/jquery.js';
		};
		add_action( 'wp_default_scripts', $replaced, 11 );
		DefaultScripts::leave_out();
		self::assertSame(
			'https://example.test/jquery.js',
			( new WP_Scripts() )->registered['jquery-core']->src,
			'Another plugin changes the list, and finds it.'
		);
		remove_action( 'wp_default_scripts', $replaced, 11 );
		DefaultScripts::leave_out();
		self::assertSame( [], ( new WP_Scripts() )->registered );
	}

	/**
	 * PERF-9 PERF-10: a page, also as the answer to a form, has what it takes to print a block; the rest comes with the
	 * REST API.
	 */
	public function test_blocks_are_whole_where_somebody_edits(): void {
		$tell = '$type = WP_Block_Type_Registry::get_instance()->get_registered( "brolga/tabs" ); echo implode( " ", [ $type->title, ...$type->style_handles, ...$type->view_script_module_ids, ...$type->editor_script_handles, count( $type->attributes ) > 5, wp_styles()->registered[ "brolga-tabs-style" ]->ver, "|" ] );';
		[ $printed, $edited ] = explode( '|', $this->in_a_request( 'GET', "{$tell} rest_get_server(); {$tell}" ) );
		[ $posted ]           = explode( '|', $this->in_a_request( 'POST', $tell ) );
		[ $form ]             = explode( '|', $this->in_a_request( 'POST', $tell, 'brolga_form' ) );
		self::assertMatchesRegularExpression( '/^ brolga-tabs-style brolga-tabs-view-script-module 1 [0-9a-f]{20}\s*$/', $printed );
		self::assertSame(
			'Linkable tabs brolga-tabs-style brolga-tabs-view-script-module brolga-editor-blocks' . strstr( trim( $printed ), ' 1 ' ),
			trim( $edited )
		);
		self::assertSame( trim( $edited ), trim( $posted ) );
		self::assertSame( $printed, $form );
	}

	/**
	 * PERF-10 PERF-27: where a form is posted, WordPress' own blocks wait for the first that is printed, or for the
	 * page; nothing is missing then. Where code of others could miss them, and switched off, they come as ever.
	 */
	public function test_a_posted_form_waits_with_the_blocks_of_pages(): void {
		$are_there = 'WP_Block_Type_Registry::get_instance()->is_registered( "core/paragraph" ) ? "yes " : "no "';
		$tell      = self::unseen( sprintf( 'echo %1$s; do_action( "to_print" ); echo %1$s;', $are_there ) );
		$print     = 'add_action( "to_print", static fn () => do_blocks( "<!-- wp:spacer /-->" ) ); ';
		$ours      = static fn ( string $inner ): string => sprintf(
			'add_action( "to_print", static fn () => do_blocks( "<!-- wp:brolga/tabs -->%s<!-- /wp:brolga/tabs -->" ) ); ',
			$inner
		);
		// Patterns of a shop that is not there are known to no page.
		$count = '$all = []; foreach ( WP_Block_Type_Registry::get_instance()->get_all_registered() as $name => $type ) { $all[] = $name . implode( ",", array_keys( $type->attributes ?? [] ) ); } array_push( $all, ...array_keys( wp_styles()->registered ), ...preg_grep( "~^brolga/shop-~", array_column( WP_Block_Patterns_Registry::get_instance()->get_all_registered(), "name" ), PREG_GREP_INVERT ) ); sort( $all ); echo count( $all ) > 500 ? md5( serialize( $all ) ) : "few";';
		$page  = $this->in_a_request( 'GET', $count, early: $tell );
		self::assertMatchesRegularExpression( '/^yes yes [0-9a-f]{32}$/', $page );
		$all = substr( $page, strlen( 'yes yes ' ) );
		foreach ( [
			[ 'no no ', '' ],
			[ 'no yes ', $print ],
			[ 'no no ', $ours( '' ) ],
			[ 'no yes ', $ours( '<!-- wp:brolga/tab {\"label\":\"A\"} --><!-- wp:spacer /--><!-- /wp:brolga/tab -->' ) ],
			[ 'no yes ', 'add_action( "to_print", static fn () => get_block_template( "brolga//none" ) ); ' ],
			[ 'no yes ', 'add_action( "to_print", static fn () => get_block_templates( [ "slug__in" => [ "none" ] ] ) ); ' ],
			[ 'yes yes ', 'add_filter( "brolga_internals", "__return_false" ); ' ],
			[ 'yes yes ', 'add_action( "init", static fn () => null ); ' ],
			[ 'yes yes ', 'add_action( "wp_loaded", static fn () => null, 99 ); ' ],
			[ 'no no ', 'add_action( "init", "wp_get_current_user" ); ' ],
		] as [ $answer, $early ] ) {
			self::assertSame( $answer . $all, $this->in_a_request( 'POST', $count, 'brolga_form', $tell . $early ) );
		}
	}

	/**
	 * PERF-27: a block of ours that is printed while WordPress' own wait is the same as on a page, with what it
	 * supports, and without what a color cannot be.
	 */
	public function test_a_block_is_the_same_while_others_wait(): void {
		$print = self::unseen( 'echo md5( $html = do_blocks( "<!-- wp:brolga/accordion {\"backgroundColor\":7,\"style\":{\"spacing\":{\"margin\":{\"top\":\"2rem\"}}}} --><!-- wp:brolga/accordion-item {\"title\":\"A\"} /--><!-- /wp:brolga/accordion -->" ) ), str_contains( $html, "2rem" ) ? " roomy " : " plain ", WP_Block_Type_Registry::get_instance()->is_registered( "core/paragraph" ) ? "all" : "ours"; exit;' );
		$page  = $this->in_a_request( 'GET', '', early: $print );
		self::assertStringEndsWith( ' roomy all', $page );
		self::assertSame(
			str_replace( ' all', ' ours', $page ),
			$this->in_a_request( 'POST', '', 'brolga_form', $print )
		);
	}

	/**
	 * PERF-27 FORM-38: a posted form is found in a pattern that its page names, though patterns wait.
	 */
	public function test_a_posted_form_is_found_in_a_pattern(): void {
		$find = 'wp_cache_set( 99, (object) [ "ID" => 99, "post_type" => "page", "post_status" => "publish", "post_password" => "", "post_content" => "<!-- wp:pattern {\"slug\":\"brolga/contact\"} /-->" ], "posts" ); echo ( new Brolga\Forms\Definition\FormLocator( new Brolga\Core\Support\SystemClock() ) )->find( Brolga\Forms\Source\FormId::parse( "post-99:default" ) )?->title;';
		self::assertSame( 'Enquiry', $this->in_a_request( 'POST', '', 'brolga_form', self::unseen( $find ) ) );
	}

	/**
	 * PHP that has something done when WordPress is loaded, hooked in after everybody has looked at who else is.
	 *
	 * @param string $code What is done.
	 */
	private static function unseen( string $code ): string {
		return "add_action( 'widgets_init', static function () { add_action( 'wp_loaded', static function () { {$code} } ); } ); ";
	}

	/**
	 * What a request of its own prints. It writes nothing: SQLite would have it wait for the test's transaction.
	 *
	 * @param string $code  PHP that runs once WordPress is there.
	 * @param string $field A field that is posted.
	 * @param string $early PHP that runs before, when actions and filters can be added.
	 */
	private function in_a_request( string $method, string $code, string $field = 'other', string $early = '' ): string {
		$before = sprintf(
			'$_POST = [ "%s" => "1" ]; $_SERVER += [ "HTTP_HOST" => "127.0.0.1", "REQUEST_METHOD" => "%s", "REQUEST_URI" => "/" ]; require %s; %s require %s; if ( ! class_exists( "Brolga\Plugin" ) ) { echo "no plugin"; exit; } ',
			$field,
			$method,
			var_export( ABSPATH . 'wp-includes/plugin.php', true ),
			'add_filter( "query", static fn ( $sql ) => preg_match( "/^\\s*(?:INSERT|UPDATE|DELETE|REPLACE)/i", $sql ) ? "SELECT 1" : $sql ); ' . $early,
			var_export( ABSPATH . 'wp-load.php', true )
		);
		exec(
			implode(
				' ',
				array_map(
					escapeshellarg( ... ),
					[ ...PhpCommand::words(), '-d', 'display_errors=0', '-r', $before . $code ]
				)
			),
			$lines
		);
		return (string) end( $lines );
	}

	/**
	 * BLOCK-17: a page without a block has none of its styles and views.
	 */
	public function test_a_view_is_enqueued_by_its_block_only(): void {
		self::assertNotContains( 'brolga-tabs-view-script-module', wp_script_modules()->get_queue() );
		do_blocks( '<!-- wp:brolga/tabs --><!-- wp:brolga/tab {"label":"A"} --><!-- /wp:brolga/tab --><!-- /wp:brolga/tabs -->' );
		self::assertContains( 'brolga-tabs-view-script-module', wp_script_modules()->get_queue() );
	}

	/**
	 * BLOCK-2, BLOCK-4: the owner's anchor, else a number.
	 */
	public function test_a_module_has_an_id(): void {
		self::assertSame( 'garden', Root::id( 'brolga/tabs', [ 'anchor' => 'garden' ] ) );
		self::assertMatchesRegularExpression( '/^tabs-\d+$/', Root::id( 'brolga/tabs', [ 'anchor' => '' ] ) );
		self::assertMatchesRegularExpression( '/^tabs-\d+$/', Root::id( 'brolga/tabs', [ 'anchor' => [ 'x' ] ] ) );
	}

	public function test_children_are_taken_by_the_parent_that_comes_next(): void {
		$children = new ChildBlocks();
		$children->leave( 'brolga/tab', [ 'id' => 'outer' ] );
		$children->leave( 'brolga/tab', [ 'id' => 'inner' ] );
		self::assertSame( [ [ 'id' => 'inner' ] ], $children->take( 'brolga/tab', 1 ) );
		self::assertSame( [ [ 'id' => 'outer' ] ], $children->take( 'brolga/tab', 1 ) );
		self::assertSame( [], $children->take( 'brolga/tab', 0 ) );
		self::assertSame( [], $children->take( 'brolga/slide', 2 ) );
	}

	/**
	 * TABS-4: names are unique and prefixed once.
	 */
	public function test_tab_names(): void {
		$names = new TabName();
		self::assertSame( 'tab-soil-water', $names->id( '', 'Soil & <b>water</b>' ) );
		self::assertSame( 'tab-soil-water-2', $names->id( '', 'Soil water' ) );
		self::assertSame( 'tab-walls', $names->id( 'tab-walls', 'x' ) );
		self::assertSame( 'tab-panel', $names->id( '', '…' ) );
	}

	/**
	 * HASH-220: an id has the letters that an address has once it is decoded, however it was escaped.
	 */
	public function test_names_of_every_script_are_what_addresses_mean(): void {
		self::assertSame( 'tab-价格-grose', ( new TabName() )->id( '', '价格 Größe' ) );
		self::assertSame( 'tab-價格', ( new TabName() )->id( '價格', 'x' ) );
		self::assertSame( 'tab-价格', ( new TabName() )->id( '%E4%BB%B7%e6%a0%bc', 'x' ) );
		self::assertSame( 'tab-a-b', ( new TabName() )->id( 'a%22%20%3Eb', 'x' ) );
		self::assertSame( 'цена', ( new ItemId() )->of( 'Цена', 'x' ) );
		self::assertSame( 'item-価格', ( new ItemId() )->of( '', '価格' ) );
		self::assertSame( 'item', ( new ItemId() )->of( '', '？' ) );
	}

	/**
	 * BLOCK-220: the first words of a post are found in each of our containers, and in several of them.
	 */
	public function test_excerpts_open_our_containers(): void {
		foreach ( Excerpts::WRAPPERS as $name ) {
			$words = '<!-- wp:paragraph --><p>Wollemi pines grow slowly.</p><!-- /wp:paragraph -->';
			foreach ( [ $name, 'brolga/section' ] as $around ) {
				$words = get_comment_delimited_block_content( $around, [], $words );
				self::assertStringContainsString(
					'Wollemi pines grow slowly.',
					wp_strip_all_tags( excerpt_remove_blocks( $words ) ),
					$name
				);
			}
		}
	}

	public function test_a_forgotten_service_is_a_clear_error(): void {
		$this->expectException( LogicException::class );
		$this->expectExceptionMessage( 'stdClass is not provided to blocks.' );
		Services::get( stdClass::class );
	}
}
