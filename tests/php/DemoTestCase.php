<?php
/**
 * What tests of the demo's import build on.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests;

use Brolga\Core\Database\Connection;
use Brolga\Core\Kernel\Container;
use Brolga\Core\Support\Clock;
use Brolga\Demo\CreatedItemRepository;
use Brolga\Demo\DemoFolder;
use Brolga\Demo\DemoService;
use Brolga\Demo\Stage;
use Brolga\Demo\State;
use Brolga\Tests\Support\Built;
use Brolga\Tests\Support\TickingClock;
use WP_Post;

/**
 * A demo of a few pages in a temporary folder, imported a step or two at a time.
 */
abstract class DemoTestCase extends TestCase {

	protected const CONTACT = '<!-- wp:brolga/contact-form {"uid":"enquiry","redirectUrl":"/services/"} --><!-- wp:brolga/form-field {"fieldId":"name","label":"Your name"} /--><!-- wp:brolga/form-field {"fieldId":"email","type":"email","label":"Email"} /--><!-- wp:brolga/form-field {"fieldId":"message","type":"text","label":"Message"} /--><!-- /wp:brolga/contact-form -->';

	protected string $folder = '';

	protected Container $built;

	protected DemoService $demo;

	protected function setUp(): void {
		parent::setUp();
		$this->folder = get_temp_dir() . 'brolga-demo-' . wp_generate_password( 8, false );
		$this->write_demo( dirname( __DIR__, 2 ) . '/demo' );
		add_filter(
			'upload_dir',
			fn ( array $dir ): array => [
				'path'    => $this->folder . '/uploads',
				'basedir' => $this->folder . '/uploads',
			] + $dir
		);
		$db = new Connection();
		foreach ( [ 'entries', 'subscribers', 'form_days', 'ledger' ] as $table ) {
			$db->execute( "DELETE FROM {$db->table( $table )}" );
		}
		$this->become( 'administrator' );
		$this->built = $this->around( new TickingClock( 700 ) );
		$this->demo  = $this->built->get( DemoService::class );
	}

	protected function tearDown(): void {
		exec( 'rm -rf ' . escapeshellarg( $this->folder ) );
		parent::tearDown();
	}

	/**
	 * The plugin's objects around the small demo.
	 *
	 * @param Clock $clock Time.
	 */
	protected function around( Clock $clock ): Container {
		return Built::around( $clock, [ DemoFolder::class => new DemoFolder( $this->folder . '/demo' ) ] );
	}

	/**
	 * Asks for one slice after the other until all is done.
	 *
	 * @param bool $begun Whether the first one was ours.
	 * @return int How many requests it took.
	 */
	protected function finish( bool $begun ): int {
		self::assertTrue( $begun );
		$requests = 1;
		while ( State::load()->stage->is_under_way() ) {
			self::assertSame( '', State::load()->failure );
			self::assertTrue( $this->demo->go_on() );
			self::assertLessThan( 200, ++$requests );
		}
		return $requests;
	}

	/**
	 * A post of the demo's.
	 */
	protected function made( string $key ): WP_Post {
		$post = get_post( $this->built->get( CreatedItemRepository::class )->find( $key ) );
		self::assertInstanceOf( WP_Post::class, $post, $key );
		return $post;
	}

	/**
	 * Everything that an import could add to or change, as it is.
	 *
	 * @return array<string, mixed>
	 */
	protected static function everything(): array {
		$db     = new Connection();
		$number = static fn ( string $sql ): int => (int) $db->value( $sql );
		return [
			'posts'       => $db->rows( "SELECT ID, post_title, post_name, post_content, post_status FROM {$db->core_table( 'posts' )} WHERE post_type <> 'revision' ORDER BY ID" ),
			'meta'        => $number( "SELECT COUNT(*) FROM {$db->core_table( 'postmeta' )} WHERE meta_key LIKE '%brolga%'" ),
			'terms'       => $db->rows( "SELECT term_id, taxonomy FROM {$db->core_table( 'term_taxonomy' )} WHERE taxonomy NOT LIKE 'wp_%' ORDER BY term_id" ),
			'leads'       => $number( "SELECT COUNT(*) FROM {$db->table( 'entries' )}" ),
			'subscribers' => $number( "SELECT COUNT(*) FROM {$db->table( 'subscribers' )}" ),
			'jobs'        => $number( "SELECT COUNT(*) FROM {$db->table( 'outbox' )}" ),
			'begun'       => $number( "SELECT COUNT(*) FROM {$db->table( 'form_days' )}" ),
			'options'     => array_map(
				get_option( ... ),
				[
					'blogname',
					'blogdescription',
					'date_format',
					'posts_per_page',
					'site_logo',
					'site_icon',
					'show_on_front',
					'page_on_front',
					'page_for_posts',
					'wp_page_for_privacy_policy',
				]
			),
		];
	}

	protected static function stage(): Stage {
		return State::load()->stage;
	}

	/**
	 * Writes a demo with a bit of everything.
	 *
	 * @param string $real The demo of the repository, whose code it uses.
	 */
	private function write_demo( string $real ): void {
		$text  = static fn (
			string $title,
			string $body,
			string $more = ''
		): string => "---\n{ \"title\": \"{$title}\"{$more} }\n---\n{$body}\n";
		$lead  = static fn ( string $name, string $status ): array => [
			'days'    => 2,
			'time'    => '09:00',
			'status'  => $status,
			'name'    => $name,
			'email'   => strtolower( $name ) . '@example.com',
			'phone'   => '',
			'suburb'  => '',
			'message' => 'Hello',
		];
		$files = [
			'pages/home.html'             => $text(
				'Home',
				'<p><a href="/contact/">Write</a> <a href="/">Home</a> <img class="wp-image-{{id:pond}}" src="{{url:pond}}"></p>'
			),
			'pages/services.html'         => $text( 'Services', '<p>What we do</p>', ', "image": "pond"' ),
			'pages/blog.html'             => $text( 'Journal', '' ),
			'pages/modules.html'          => $text( 'Modules', '<p>All of them</p>' ),
			'pages/modules.tabs.html'     => $text( 'Tabs', '<p><a href="/walls/">Walls</a></p>' ),
			'pages/contact.html'          => $text( 'Contact', self::CONTACT ),
			'pages/privacy-policy.html'   => $text( 'Privacy policy', '<p>What we keep</p>' ),
			'posts/walls.md'              => $text(
				'Walls',
				'Why they lean.',
				', "date": "2026-01-02", "category": "Demo building", "tag": "demo-wall", "image": "pond"'
			),
			'projects/steps.md'           => $text(
				'Steps',
				'Of stone.',
				', "date": "2026-01-03", "category": "Demo stone", "image": "pond"'
			),
			'parts/header.html'           => '<p>The demo’s header</p>',
			'parts/footer.html'           => '<p>The demo’s footer</p>',
			'parts/garden-menu.txt'       => '<!-- wp:navigation-link {"label":"Contact","url":"/contact/"} /-->',
			'media/images.php'          => "<?php return [ 'logo' => [ 'drawing' => 'logo', 'title' => 'Logo', 'alt' => 'Logo' ], 'icon' => [ 'file' => 'icon.png', 'title' => 'Icon', 'alt' => 'Icon' ], 'pond' => [ 'drawing' => 'pond', 'title' => 'Pond', 'alt' => 'A pond' ] ];",
			'leads.json'                  => (string) wp_json_encode(
				[ $lead( 'Ann', 'new' ), $lead( 'Ben', 'done' ) ]
			),
		];
		foreach ( $files as $name => $content ) {
			wp_mkdir_p( dirname( "{$this->folder}/demo/{$name}" ) );
			file_put_contents( "{$this->folder}/demo/{$name}", $content );
		}
		symlink( $real . '/src', $this->folder . '/demo/src' );
		$icon = imagecreatetruecolor( 512, 512 );
		self::assertNotFalse( $icon );
		imagepng( $icon, $this->folder . '/demo/media/icon.png' );
	}
}
