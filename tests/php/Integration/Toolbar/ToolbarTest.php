<?php
/**
 * The owner's toolbar.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Toolbar;

use Brolga\AbTests\Goals\Goal;
use Brolga\AbTests\Registry\PageTests;
use Brolga\AbTests\Registry\Targeting;
use Brolga\AbTests\Registry\Test;
use Brolga\AbTests\Registry\TestKey;
use Brolga\AbTests\Registry\Variant;
use Brolga\Consent\ConsentSection;
use Brolga\Core\Kernel\Container;
use Brolga\Core\Support\Roles;
use Brolga\Core\Support\SystemClock;
use Brolga\Popups\PopupsOnPage;
use Brolga\Popups\Settings\PopupType;
use Brolga\Tests\Support\Built;
use Brolga\Tests\Support\FrozenClock;
use Brolga\Tests\TestCase;
use Brolga\Toolbar\Toolbar;
use Brolga\Toolbar\ToolbarData;
use Brolga\Tracking\TrackingSection;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use WP_Admin_Bar;
use WP_Query;

/**
 * Who gets it, and what it says.
 */
#[Group( 'once' )]
final class ToolbarTest extends TestCase {

	private Container $built;

	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . WPINC . '/class-wp-admin-bar.php';
		foreach ( [ 'template_redirect', 'wp_enqueue_scripts', 'wp_footer', 'admin_bar_menu' ] as $hook ) {
			remove_all_actions( $hook );
		}
		$this->built = Built::around( new FrozenClock() );
		self::assertTrue( Toolbar::can_register() );
		$this->built->get( Toolbar::class )->register();
		$this->built->get( PopupsOnPage::class )->register();
		add_action( 'wp_footer', 'wp_print_footer_scripts', 20 );
	}

	/**
	 * All that a page has of scripts, styles and its toolbar.
	 *
	 * @param int $post The post that is shown.
	 */
	private function page( int $post ): string {
		$asked                   = new WP_Query( [ 'page_id' => $post ] );
		$GLOBALS['wp_query']     = $asked;
		$GLOBALS['wp_the_query'] = $asked;
		$bar                     = new WP_Admin_Bar();
		ob_start();
		do_action( 'template_redirect' );
		do_action( 'wp_enqueue_scripts' );
		wp_enqueue_style( 'admin-bar' );
		wp_print_styles();
		do_action_ref_array( 'admin_bar_menu', [ &$bar ] );
		echo wp_json_encode( $bar->get_nodes() );
		wp_script_modules()->print_import_map();
		wp_script_modules()->print_enqueued_script_modules();
		do_action( 'wp_footer' );
		return (string) ob_get_clean();
	}

	/**
	 * What a page tells the panel.
	 *
	 * @param string $html The page.
	 * @return array<string, mixed>
	 */
	private static function told( string $html ): array {
		$told = json_decode(
			self::between( '<script type="application/json" id="brolga-toolbar-data">', '</script>', $html ),
			true
		);
		self::assertIsArray( $told );
		$values = [];
		foreach ( $told as $name => $value ) {
			$values[ (string) $name ] = $value;
		}
		return $values;
	}

	/**
	 * What stands between two texts.
	 *
	 * @param non-empty-string $before The one.
	 * @param non-empty-string $after  The other.
	 * @param string           $html   Where.
	 */
	private static function between( string $before, string $after, string $html ): string {
		self::assertStringContainsString( $before, $html );
		return explode( $after, explode( $before, $html )[1] ?? '' )[0];
	}

	/**
	 * TOOLBAR-1: visitors and people without a say in the page have no byte of it.
	 *
	 * @param string $role The role; empty: nobody is signed in.
	 */
	#[DataProvider( 'others' )]
	public function test_nobody_else_has_a_byte_of_it( string $role ): void {
		$post = $this->make_post();
		if ( '' !== $role ) {
			$this->become( $role );
		}
		$html = $this->page( $post );
		self::assertStringNotContainsStringIgnoringCase( 'brolga-toolbar', $html );
		self::assertStringNotContainsString( 'toolbar.js', $html );
		self::assertStringNotContainsString( 'wp-admin-bar-brolga', $html );
		self::assertFalse( wp_script_is( Toolbar::HANDLE, 'registered' ) );
	}

	/** @return array<string, array{string}> */
	public static function others(): array {
		return [
			'a visitor'      => [ '' ],
			'a subscriber'   => [ 'subscriber' ],
			'an author'      => [ 'author' ],
			'a lead manager' => [ Roles::LEAD_MANAGER ],
		];
	}

	/**
	 * TOOLBAR-1 TOOLBAR-2: whoever manages the site, or its pages.
	 */
	#[DataProvider( 'owners' )]
	public function test_owners_have_it( string $role ): void {
		$post = $this->make_post();
		$this->become( $role );
		$html = $this->page( $post );
		self::assertStringContainsString( 'build/modules/toolbar.js', $html );
		self::assertStringContainsString( 'data-brolga-toolbar data-label="Brolga on this page"', $html );
		self::assertStringContainsString( '#wp-admin-bar-brolga{display:block', $html );
		self::assertStringContainsString( '"href":"#brolga-toolbar"', $html );
	}

	/** @return array<string, array{string}> */
	public static function owners(): array {
		return [
			'an administrator' => [ 'administrator' ],
			'an editor'        => [ 'editor' ],
		];
	}

	/**
	 * TOOLBAR-1: whoever may edit the page that is shown, and no other.
	 */
	public function test_authors_have_it_on_their_own_posts(): void {
		$author = $this->become( 'author' );
		$post   = $this->make_post( '', 'publish', 'post' );
		wp_update_post( [ 'ID' => $post, 'post_author' => $author ] );
		self::assertStringContainsString( 'brolga-toolbar-data', $this->page_of_type( $post, 'post' ) );
	}

	/**
	 * A page whose post is of another type.
	 */
	private function page_of_type( int $post, string $type ): string {
		add_action(
			'pre_get_posts',
			static function ( WP_Query $query ) use ( $post, $type ): void {
				$query->query_vars = [ 'p' => $post, 'post_type' => $type ] + $query->query_vars;
				$query->set( 'page_id', 0 );
			}
		);
		return $this->page( $post );
	}

	/**
	 * TOOLBAR-1: nor where a page is shown small, or out of itself.
	 */
	public function test_frames_and_feeds_have_none(): void {
		$post = $this->make_post();
		$this->become( 'administrator' );
		$_GET = [ 'wp_site_preview' => '1' ];
		self::assertStringNotContainsString( 'brolga-toolbar-data', $this->page( $post ) );
		$_GET = [];
		foreach ( [ 'is_embed', 'is_feed' ] as $kind ) {
			remove_all_actions( 'template_redirect' );
			add_action(
				'template_redirect',
				static function () use ( $kind ): void {
					$query = $GLOBALS['wp_query'];
					self::assertInstanceOf( WP_Query::class, $query );
					$query->$kind = true;
				}
			);
			self::assertStringNotContainsString( 'brolga-toolbar-data', $this->page( $post ) );
		}
	}

	/**
	 * TOOLBAR-3: the panel's scripts are asleep, with all they stand on, and the
	 * page may still print these itself.
	 */
	public function test_the_panel_waits(): void {
		$this->become( 'administrator' );
		$html = $this->page( $this->make_post() );
		$asleep = self::between( '<template id="brolga-toolbar-scripts">', '</template>', $html );
		self::assertMatchesRegularExpression( '#react\.min\.js.*react-dom\.min\.js.*element\.min\.js.*admin/toolbar\.js#s', $asleep );
		$outside = str_replace( $asleep, '', $html );
		self::assertStringNotContainsString( 'react', $outside );
		self::assertStringNotContainsString( 'admin/toolbar.js', $outside );
		self::assertFalse( wp_script_is( 'wp-element', 'done' ) );
		self::assertFalse( wp_script_is( 'wp-element', 'enqueued' ) );
	}

	/**
	 * TOOLBAR-4: tests that are printed, and those whose goal alone is here.
	 */
	public function test_it_names_tests(): void {
		$tests = $this->built->get( PageTests::class );
		$test  = static fn ( int $post, string $name ): Test => new Test(
			new TestKey( $post, 2 ),
			$name,
			Goal::named( Goal::CLICK ),
			[ new Variant( 0, 'Free visit', 50 ), new Variant( 1, '', 50 ) ],
			new Targeting()
		);
		$tests->note( $test( 5, 'Offer </script>' ) );
		$tests->add( $test( 5, 'Offer </script>' ) );
		$tests->add_goal( $test( 6, '' ) );
		$this->become( 'administrator' );
		$variants = [
			[ 'number' => 0, 'subject' => '2-0', 'label' => 'Free visit' ],
			[ 'number' => 1, 'subject' => '2-1', 'label' => '' ],
		];
		$results  = static fn ( string $key ): string => admin_url( "admin.php?page=brolga-experiments&test={$key}" );
		self::assertSame(
			[
				[
					'key'      => '5-2',
					'name'     => 'Offer </script>',
					'here'     => true,
					'variants' => $variants,
					'results'  => $results( '5-2' ),
				],
				[
					'key'      => '6-2',
					'name'     => 'Untitled test',
					'here'     => false,
					'variants' => $variants,
					'results'  => $results( '6-2' ),
				],
			],
			self::told( $this->page( $this->make_post() ) )['tests'] ?? null
		);
	}

	/**
	 * TOOLBAR-4: who manages pages alone has no way to the results.
	 */
	public function test_results_are_for_those_who_manage_tests(): void {
		$this->built->get( PageTests::class )->note(
			new Test(
				new TestKey( 5 ),
				'Offer',
				Goal::named( Goal::CLICK ),
				[ new Variant( 0, '', 100 ) ],
				new Targeting()
			)
		);
		$this->become( 'editor' );
		$told = self::told( $this->page( $this->make_post() ) )['tests'] ?? null;
		self::assertIsArray( $told );
		self::assertSame( [ '' ], array_column( $told, 'results' ) );
	}

	/**
	 * TOOLBAR-5: the page's popups, with what one may do.
	 */
	public function test_it_names_popups(): void {
		$this->become( 'administrator' );
		$id = $this->make_post(
			'<!-- wp:paragraph --><p>Sale</p><!-- /wp:paragraph -->',
			'publish',
			PopupType::POST_TYPE,
			'Ben &amp; Jo'
		);
		update_post_meta( $id, 'brolga_conditions', [ 'show' => 'site' ] );
		update_post_meta( $id, 'trigger_event', 'trigger_on_exit' );
		wp_update_post( [ 'ID' => $id ] );
		$post = $this->make_post();
		self::assertSame(
			[
				[
					'id'      => $id,
					'element' => "brolga-popup-{$id}",
					'name'    => 'Ben & Jo',
					'trigger' => 'When the visitor is about to leave',
					'on'      => true,
					'edit'    => admin_url( "post.php?post={$id}&action=edit" ),
				],
			],
			self::told( $this->page( $post ) )['popups'] ?? null
		);
	}

	/**
	 * TOOLBAR-6: services that visitors may refuse, and whether they hear of staff.
	 */
	public function test_it_names_services(): void {
		$this->become( 'administrator' );
		$post = $this->make_post();
		self::set( Built::around( new SystemClock() )->get( TrackingSection::class ), [ 'hotjar' => '1234567' ] );
		self::set( new ConsentSection(), [ 'enabled' => true ] );
		$hears = static function (): array {
			// What the last request knew is forgotten.
			$told = Built::around( new FrozenClock() )->get( ToolbarData::class )->values();
			self::assertIsArray( $told['services'] );
			self::assertSame( 'us', $told['asks'] );
			self::assertIsArray( $told['links'] );
			self::assertSame(
				admin_url( 'admin.php?page=brolga-settings&section=consent' ),
				$told['links']['consent'] ?? null
			);
			return [
				array_column( $told['services'], 'hears', 'id' )['hotjar'] ?? null,
				$told['log'],
				'' !== ( $told['links']['log'] ?? '' ),
			];
		};
		self::assertSame( [ false, false, true ], $hears() );
		$_GET = [ 'brolga_events' => '1' ];
		self::assertSame( [ true, true, false ], $hears() );
		$_GET = [];
		self::set(
			Built::around( new SystemClock() )->get( TrackingSection::class ),
			[ 'hotjar' => '1234567', 'count_staff' => true ]
		);
		self::assertSame( [ true, false, true ], $hears() );
		$_GET = [ 'key' => 'a' ];
		self::assertSame( [ false, false, false ], $hears(), 'TRACK-22: nor would they with the log.' );
		self::assertTrue( Built::around( new FrozenClock() )->get( ToolbarData::class )->values()['secret'] ?? null );
		$_GET = [];
		$this->become( 'editor' );
		$told = self::told( $this->page( $post ) );
		self::assertSame( [ 'log' => '', 'tracking' => '', 'consent' => '' ], $told['links'] ?? null );
	}
}
