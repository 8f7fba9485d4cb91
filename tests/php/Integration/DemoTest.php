<?php
/**
 * The demo's seeder.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration;

use Brolga\Core\Database\Connection;
use Brolga\Core\Settings\Settings;
use Brolga\Demo\Drawings;
use Brolga\Demo\ImageGenerator;
use Brolga\Demo\Plan;
use Brolga\Demo\Svg;
use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;
use WP_Post;

/**
 * Seeds into a temporary folder of uploads; the database is rolled back.
 *
 * @phpstan-import-type Garden from Plan
 *
 * @see DEMO-1 DEMO-2 DEMO-3 DEMO-4 DEMO-5 DEMO-6 DEMO-9 DEMO-10 DEMO-11 DEMO-12 DEMO-13
 */
#[Group( 'once' )]
final class DemoTest extends TestCase {

	private const DEMO = __DIR__ . '/../../../demo';

	/** Up to how many metres a plan shows each plant. */
	private const SMALL = 14;

	private string $folder = '';

	protected function setUp(): void {
		parent::setUp();
		$this->folder = get_temp_dir() . 'brolga-demo-' . wp_generate_password( 8, false );
		wp_mkdir_p( $this->folder . '/uploads' );
		wp_mkdir_p( $this->folder . '/themes/twentytwentyfive/assets/images' );
		add_filter(
			'upload_dir',
			fn ( array $dir ): array => [
				'path'    => $this->folder . '/uploads',
				'basedir' => $this->folder . '/uploads',
			] + $dir
		);
		// A WordPress whose Twenty Twenty-Five has but one photograph.
		add_filter( 'theme_root', fn (): string => $this->folder . '/themes' );
		$photo = imagecreatetruecolor( 640, 480 );
		self::assertNotFalse( $photo );
		imagewebp( $photo, $this->folder . '/themes/twentytwentyfive/assets/images/botany-flowers.webp' );
	}

	protected function tearDown(): void {
		exec( 'rm -rf ' . escapeshellarg( $this->folder ) );
		parent::tearDown();
	}

	public function test_demo_1_the_pages_are_there_with_their_words(): void {
		self::seed();

		foreach ( [
			'home',
			'services',
			'contact',
			'thank-you',
			'modules',
			'modules/tabs',
			'modules/sliders',
			'modules/carousels',
			'modules/contact-form',
			'modules/newsletter',
			'subscribe',
		] as $path ) {
			$page = get_page_by_path( $path );
			self::assertInstanceOf( WP_Post::class, $page, $path );
			self::assertSame( 'publish', $page->post_status );
			self::assertGreaterThan(
				200,
				strlen(
					wp_strip_all_tags( strip_shortcodes( $page->post_content ) )
				) + 200 * substr_count( $page->post_content, 'wp:brolga/' ),
				$path
			);
			self::assertStringNotContainsString( '{{', $page->post_content, $path );
		}
		self::assertSame( 'page', get_option( 'show_on_front' ) );
		self::assertGreaterThanOrEqual( 12, self::counts()['post'] );
		self::assertSame( 'Australia/Brisbane', get_option( 'timezone_string' ) );
		$this->check_families();
		$this->check_enquiry_form();
	}

	/**
	 * Every page of modules shows its block, in several forms.
	 */
	private function check_families(): void {
		foreach (
			[
				'modules/tabs'         => 'brolga/tabs',
				'modules/sliders'      => 'brolga/slider',
				'modules/carousels'    => 'brolga/carousel',
				'modules/contact-form' => 'brolga/contact-form',
				'modules/newsletter'   => 'brolga/newsletter',
				'modules/menus'        => 'brolga/menu',
			] as $path => $block
		) {
			$page = get_page_by_path( $path );
			self::assertInstanceOf( WP_Post::class, $page );
			self::assertGreaterThanOrEqual( 3, substr_count( $page->post_content, "<!-- wp:$block " ), $path );
		}
	}

	public function test_demo_2_a_photograph_is_taken_in_and_a_missing_one_is_drawn(): void {
		self::seed();
		$images = require self::DEMO . '/media/images.php';
		self::assertIsArray( $images );

		$types = [];
		foreach ( get_posts(
			[
				'post_type'   => 'attachment',
				'post_status' => 'inherit',
				'meta_key'    => '_brolga_demo_image',
				'numberposts' => -1,
			]
		) as $image ) {
			$name = get_post_meta( $image->ID, '_brolga_demo_image', true );
			self::assertIsString( $name );
			$types[ $name ] = $image->post_mime_type;
			self::assertNotSame( '', get_post_meta( $image->ID, '_wp_attachment_image_alt', true ), $name );
			self::assertFileExists( (string) get_attached_file( $image->ID ) );
			$size = wp_get_attachment_image_src( $image->ID, 'full' );
			self::assertIsArray( $size );
			self::assertGreaterThan( 0, $size[1] * $size[2], "$name has no size." );
		}

		self::assertCount( count( $images ), $types );
		self::assertSame( 'image/webp', $types['lilies'] );
		self::assertSame( 'image/svg+xml', $types['meadow'] );
	}

	public function test_demo_10_browser_tabs_have_an_icon_and_an_owners_stays(): void {
		update_option( 'site_icon', 0 );
		self::seed();
		$id = get_option( 'site_icon' );
		self::assertIsInt( $id );
		$icon = wp_get_attachment_image_src( $id, 'full' );
		self::assertIsArray( $icon );
		self::assertSame( [ 512, 512 ], [ $icon[1], $icon[2] ] );
		self::assertSame( 'image/png', get_post_mime_type( $id ) );
		self::assertStringContainsString( 'icon', get_site_icon_url( 192 ) );

		$mine = $this->make_post( '', 'inherit', 'attachment', 'My icon' );
		update_option( 'site_icon', $mine );
		self::seed();
		self::assertSame( $mine, get_option( 'site_icon' ) );
	}

	public function test_demo_2_drawings_are_the_same_every_time_and_safe(): void {
		foreach ( [ 'Svg', 'Figures', 'Plan', 'Tools', 'Sections', 'Drawings' ] as $class ) {
			require_once self::DEMO . "/src/$class.php";
		}

		foreach ( [
			'logo',
			'any-flower',
			'section-hole',
			'section-stake',
			'section-bank',
			...array_keys( self::plans() ),
		] as $name ) {
			$svg = ( new Drawings() )->draw( $name );
			self::assertSame( $svg, ( new Drawings() )->draw( $name ) );
			self::assertNotFalse( simplexml_load_string( $svg ), "$name is no XML." );
			// No text: an image cannot use the fonts of the page.
			self::assertDoesNotMatchRegularExpression( '/<script|<text|font|\son\w+=|href=/', $svg );
			self::assertLessThan( 100000, strlen( $svg ), $name );
		}
	}

	public function test_demo_5_every_page_of_the_site_is_there(): void {
		self::seed();

		$files = glob( self::DEMO . '/pages/*.html' );
		self::assertNotFalse( $files );
		foreach ( [
			'work',
			'gallery',
			'blog',
			'subscribe',
			...array_map( static fn ( string $file ): string => strtr( basename( $file, '.html' ), '.', '/' ), $files ),
		] as $path ) {
			$page = get_page_by_path( $path );
			self::assertInstanceOf( WP_Post::class, $page, $path );
			self::assertSame( 'publish', $page->post_status );
		}
	}

	/**
	 * WordPress guesses where a wrong address may have meant to lead, so nobody sees one on the site; Health does.
	 */
	public function test_demo_5_its_links_to_the_journal_are_right(): void {
		self::seed();
		$posts = array_map(
			static fn ( WP_Post $post ): string => $post->post_name,
			get_posts( [ 'numberposts' => -1 ] )
		);
		self::assertNotSame( [], $posts );
		$files = glob( self::DEMO . '/{pages,posts,projects,parts}/*', GLOB_BRACE );
		self::assertNotFalse( $files );
		$found = 0;
		foreach ( $files as $file ) {
			$found += (int) preg_match_all(
				'#["(](/(?!work/)[^"\s)]*?(?:' . implode( '|', $posts ) . ')/)#',
				(string) file_get_contents( $file ),
				$links
			);
			foreach ( $links[1] ?? [] as $link ) {
				self::assertContains( trim( $link, '/' ), $posts, basename( $file ) );
			}
		}
		self::assertGreaterThan( 3, $found );
	}

	public function test_demo_6_there_is_work_and_a_journal_to_read(): void {
		self::seed();

		$projects = get_posts( [ 'post_type' => 'brolga_project', 'numberposts' => -1 ] );
		self::assertGreaterThanOrEqual( 12, count( $projects ) );
		$categories = get_terms(
			[ 'taxonomy' => 'brolga_project_category', 'hide_empty' => true, 'fields' => 'names' ]
		);
		self::assertIsArray( $categories );
		self::assertGreaterThanOrEqual( 4, count( $categories ) );

		$posts = get_posts( [ 'numberposts' => -1 ] );
		self::assertGreaterThanOrEqual( 12, count( $posts ) );
		$long = array_filter(
			$posts,
			static fn ( WP_Post $post ): bool => mb_strlen( wp_strip_all_tags( $post->post_content ) ) > 2300
				&& str_contains( $post->post_content, '<h2' )
				&& preg_match( '/<[uo]l/', $post->post_content ) > 0
				&& str_contains( $post->post_content, '<!-- wp:image' )
		);
		self::assertGreaterThanOrEqual( count( $posts ) / 2, count( $long ) );
		// No image twice on a page of the journal, nor twice in one post.
		foreach ( array_chunk( $posts, 6 ) as $page ) {
			$images = array_map( static fn ( WP_Post $post ): int => (int) get_post_thumbnail_id( $post ), $page );
			self::assertSame( $images, array_unique( $images ) );
		}
		foreach ( [ ...$posts, ...$projects ] as $post ) {
			self::assertStringNotContainsString(
				'wp-image-' . get_post_thumbnail_id( $post ) . '"',
				$post->post_content,
				$post->post_name
			);
		}
	}

	public function test_demo_11_one_grade_and_nothing_enlarged(): void {
		require_once self::DEMO . '/src/ImageGenerator.php';
		$path  = $this->folder . '/uploads/dark.png';
		$photo = imagecreatetruecolor( 100, 80 );
		self::assertNotFalse( $photo );
		imagefilledrectangle( $photo, 50, 0, 99, 79, (int) imagecolorallocate( $photo, 255, 255, 255 ) );
		imagepng( $photo, $path );
		$room   = new ImageGenerator( $this->folder . '/kept' );
		$result = imagecreatefromstring( $room->develop( $path, [] ) );
		self::assertNotFalse( $result );
		self::assertSame( [ 100, 80 ], [ imagesx( $result ), imagesy( $result ) ] );
		[
			$black,
			$white
		] = [
			imagecolorsforindex( $result, (int) imagecolorat( $result, 10, 40 ) ),
			imagecolorsforindex( $result, (int) imagecolorat( $result, 90, 40 ) ),
		];
		// Blacks are lifted to ink, whites are warm.
		self::assertGreaterThan( 4, $black['red'] + $black['green'] + $black['blue'] );
		self::assertGreaterThan( $white['blue'] + 6, $white['red'] );

		$detail = imagecreatefromstring( $room->develop( $path, [ 'crop' => [ 0.5, 0.0, 0.4, 0.5 ] ] ) );
		self::assertNotFalse( $detail );
		self::assertSame( [ 40, 40 ], [ imagesx( $detail ), imagesy( $detail ) ] );

		$ground = imagecreatefromstring( $room->develop( $path, [ 'ground' => [ 300, 120 ] ] ) );
		self::assertNotFalse( $ground );
		self::assertSame( [ 300, 120 ], [ imagesx( $ground ), imagesy( $ground ) ] );

		// What was made is kept, and served although the photograph's maker is gone.
		$first = $room->develop( $path, [] );
		self::assertCount( 3, (array) glob( $this->folder . '/kept/*.webp' ) );
		self::assertSame( $first, ( new ImageGenerator( $this->folder . '/kept' ) )->develop( $path, [] ) );

		file_put_contents( $path, 'no image' );
		self::assertSame( '', $room->develop( $path, [] ) );
	}

	public function test_demo_12_each_number_of_a_plan_is_a_line_of_its_list(): void {
		foreach ( [ 'Svg', 'Figures', 'Plan' ] as $class ) {
			require_once self::DEMO . "/src/$class.php";
		}
		$plans = self::plans();
		$seen  = [];
		$files = glob( self::DEMO . '/projects/*.md' );
		self::assertNotFalse( $files );
		foreach ( $files as $file ) {
			$text = (string) file_get_contents( $file );
			preg_match( '/^!!\[.*\]\((plan-[a-z]+)\)$/m', $text, $plan );
			$name = $plan[1] ?? '';
			self::assertArrayHasKey( $name, $plans, $file );
			preg_match_all( '/^\| (\d) \w/m', $text, $lines );
			$garden  = $plans[ $name ];
			$numbers = array_map( static fn ( array $tree ): int => $tree[0] % 100, $garden['trees'] ?? [] );
			foreach ( $garden['beds'] as [ , $mix ] ) {
				$numbers = [ ...$numbers, ...array_column( $mix, 0 ) ];
			}
			$numbers = array_values( array_unique( $numbers ) );
			sort( $numbers );
			self::assertSame( array_map( intval( ... ), $lines[1] ), $numbers, $file );
			$seen[] = $name;
			if ( $garden['metres'] > self::SMALL ) {
				continue;
			}
			// In a small garden each plant is drawn.
			preg_match_all( '/^\| (\d) \w.*\| (\d+) \|$/m', $text, $lines );
			$plan = new Plan( new Svg( $name ) );
			$plan->draw( $garden );
			$planted = $plan->planted();
			ksort( $planted );
			self::assertSame(
				array_combine( array_map( intval( ... ), $lines[1] ), array_map( intval( ... ), $lines[2] ) ),
				$planted,
				$file
			);
			self::assertStringContainsString( '= Plants = ' . array_sum( $planted ) . "\n", $text );
		}
		self::assertEqualsCanonicalizing( array_keys( $plans ), $seen );
	}

	public function test_demo_13_search_engines_are_told_of_the_firm_and_an_owners_words_stay(): void {
		delete_option( Settings::OPTION );
		self::seed();
		$stored = get_option( Settings::OPTION );
		self::assertIsArray( $stored );
		self::assertIsArray( $stored['business'] );
		self::assertSame( 'Fig & Ferry', $stored['business']['business_name'] );
		self::assertSame( [ 'Tu-Sa 07:00-15:00' ], $stored['business']['opening_hours'] );
		// DEMO-240: one sender, for forms and newsletter as for the shop.
		self::assertIsArray( $stored['mail'] );
		self::assertSame( $stored['business']['business_email'], $stored['mail']['mail_from'] );
		self::assertSame( $stored['business']['business_name'], $stored['mail']['mail_from_name'] );

		$stored['business'] = [ 'business_name' => 'Mine' ];
		update_option( Settings::OPTION, $stored );
		self::seed();
		self::assertSame( $stored, get_option( Settings::OPTION ) );
	}

	public function test_demo_3_seeding_twice_makes_nothing_twice_and_leaves_an_owners_page_alone(): void {
		$mine = $this->make_post( '<p>Mine</p>', 'publish', 'page', 'My page' );
		self::seed();
		$once = self::counts();
		self::seed();

		self::assertSame( $once, self::counts() );
		self::assertSame( '<p>Mine</p>', get_post( $mine )->post_content ?? '' );
	}

	/**
	 * DEMO-9: an inbox that looks like work, with no mail to anybody.
	 */
	public function test_demo_9_the_inbox_is_not_empty(): void {
		$db = new Connection();
		foreach ( [ 'entries', 'outbox', 'subscribers', 'form_days' ] as $table ) {
			$db->execute( "DELETE FROM {$db->table( $table )}" );
		}
		self::seed();
		$statuses = array_column(
			$db->rows( "SELECT status, COUNT(*) AS leads FROM {$db->table( 'entries' )} GROUP BY status" ),
			'leads',
			'status'
		);
		self::assertEqualsCanonicalizing( [ 'new', 'open', 'done', 'spam', 'trash' ], array_keys( $statuses ) );
		self::assertGreaterThanOrEqual( 15, array_sum( array_map( intval( ... ), $statuses ) ) );
		self::assertGreaterThanOrEqual(
			5,
			(int) $db->value( "SELECT COUNT(*) FROM {$db->table( 'subscribers' )} WHERE status = 'confirmed'" )
		);
		// Each but spam was mailed to the firm once, and nothing waits to leave.
		$mails = $db->rows( "SELECT kind, status, COUNT(*) AS mails, COUNT(DISTINCT subject) AS leads FROM {$db->table( 'outbox' )} GROUP BY kind, status" );
		$leads = array_sum( array_map( intval( ... ), $statuses ) ) - (int) $statuses['spam'];
		self::assertCount( 1, $mails );
		self::assertSame(
			[ 'mail', 'sent', $leads, $leads ],
			[ $mails[0]['kind'], $mails[0]['status'], (int) $mails[0]['mails'], (int) $mails[0]['leads'] ]
		);
		self::assertSame( '0', $db->value( "SELECT COUNT(*) FROM {$db->table( 'outbox' )} WHERE sent_at IS NULL" ) );
		$before = $db->rows( "SELECT id FROM {$db->table( 'entries' )}" );
		self::seed();
		self::assertSame( $before, $db->rows( "SELECT id FROM {$db->table( 'entries' )}" ) );
	}

	/**
	 * DEMO-4: the enquiry form leads to the thank-you page, without a sum.
	 */
	private function check_enquiry_form(): void {
		$page = get_page_by_path( 'contact' );
		self::assertInstanceOf( WP_Post::class, $page );

		$forms = self::find_blocks( parse_blocks( $page->post_content ), 'brolga/contact-form' );
		self::assertCount( 1, $forms );
		self::assertSame( '/thank-you/', $forms[0]['attrs']['redirectUrl'] ?? null );
		self::assertArrayNotHasKey( 'captcha', $forms[0]['attrs'] );
		$types = array_map(
			static fn ( array $field ): mixed => $field['attrs']['type'] ?? null,
			$forms[0]['innerBlocks']
		);
		self::assertContains( 'email', $types );
		self::assertContains( 'text', $types );
	}

	public function test_nothing_in_the_demo_asks_another_host(): void {
		$files = glob( self::DEMO . '/{pages,posts,projects,parts}/*', GLOB_BRACE );
		self::assertNotFalse( $files );
		self::assertGreaterThan( 20, count( $files ) );

		foreach ( $files as $file ) {
			// A video waits for a click; it is the one thing that may name its host.
			$text = (string) preg_replace(
				'#<!-- wp:brolga/video .*? /-->#s',
				'',
				(string) file_get_contents( $file )
			);
			self::assertDoesNotMatchRegularExpression( '#(src|href|url)(="|":"|\]\()(https?:)?//#i', $text, $file );
		}
	}

	/**
	 * What the planting plans show.
	 *
	 * @return array<string, Garden>
	 */
	private static function plans(): array {
		/** @var array<string, Garden> $plans */
		$plans = require self::DEMO . '/media/plans.php';

		return $plans;
	}

	private static function seed(): void {
		// It tells the person at the terminal what it does.
		ob_start();
		try {
			require self::DEMO . '/seed.php';
		} finally {
			ob_end_clean();
		}
	}

	/**
	 * How many posts of each kind there are.
	 *
	 * @return array<string, int>
	 */
	private static function counts(): array {
		$counts = [];
		foreach ( [ 'page', 'post', 'attachment', 'wp_navigation', 'wp_template_part' ] as $type ) {
			$counts[ $type ] = count(
				get_posts( [ 'post_type' => $type, 'post_status' => 'any', 'numberposts' => -1, 'fields' => 'ids' ] )
			);
		}
		$counts['category'] = count( (array) get_terms( [ 'taxonomy' => 'category', 'hide_empty' => false ] ) );

		return $counts;
	}

	/**
	 * All blocks of a name, wherever they stand.
	 *
	 * @param array<mixed> $blocks Parsed blocks.
	 * @return list<array{attrs: array<string, mixed>, innerBlocks: list<array{attrs: array<string, mixed>}>}>
	 */
	private static function find_blocks( array $blocks, string $name ): array {
		$found = [];
		foreach ( $blocks as $block ) {
			/**
			 * @var array{
			 *     blockName: ?string,
			 *     attrs: array<string, mixed>,
			 *     innerBlocks: list<array{attrs: array<string, mixed>}>,
			 * } $block
			 */
			$found = $name === $block['blockName']
				? [ ...$found, $block ]
				: [ ...$found, ...self::find_blocks( $block['innerBlocks'], $name ) ];
		}

		return $found;
	}
}
