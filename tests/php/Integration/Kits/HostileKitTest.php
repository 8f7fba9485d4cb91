<?php
/**
 * Files that are no kits, or want to do harm.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Kits;

use Brolga\Core\Support\Roles;
use Brolga\Kits\Export\SiteItems;
use Brolga\Kits\Kit\KitFile;
use Brolga\Kits\Kit\KitRefused;
use Brolga\Tests\KitTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use ZipArchive;

/**
 * KIT-9
 */
#[Group( 'once' )]
final class HostileKitTest extends KitTestCase {

	/**
	 * Bytes that are refused before anything is written.
	 *
	 * @return iterable<string, array{string}>
	 */
	public static function files(): iterable {
		yield 'nothing' => [ '' ];
		yield 'no zip' => [ 'GIF89a' . str_repeat( 'x', 1000 ) ];
		yield 'a zip of something else' => [ self::zip( [ 'readme.txt' => 'Hello' ] ) ];
		yield 'a way out of the folder' => [ self::zip( [ '../../evil.php' => '<?php' ] + self::members( '{}' ) ) ];
		yield 'a bomb' => [ self::zip( self::members( '{"a":"' . str_repeat( 'a', 30000000 ) . '"}' ) ) ];
		yield 'a wrong checksum' => [ self::zip( [ 'kit.sha256' => str_repeat( '0', 64 ) ] + self::members( '{}' ) ) ];
		yield 'no JSON' => [ self::zip( self::members( '{"format":1' ) ) ];
		yield 'deep JSON' => [
			self::zip( self::members( str_repeat( '{"a":', 400 ) . '1' . str_repeat( '}', 400 ) ) ),
		];
		yield 'a list' => [ self::zip( self::members( '[1]' ) ) ];
		yield 'a later version' => [ self::zip( self::members( '{"format":2,"origin":"https://old.example"}' ) ) ];
		yield 'no version' => [ self::zip( self::members( '{"origin":"https://old.example"}' ) ) ];
		yield 'no origin' => [ self::zip( self::members( '{"format":1,"origin":"javascript:alert(1)"}' ) ) ];
		$items = array_fill( 0, 10000, [ 'kind' => 'page', 'id' => 1, 'content' => 'x' ] );
		yield '10,000 items' => [
			self::zip(
				self::members(
					(string) json_encode( [ 'format' => 1, 'origin' => 'https://old.example', 'items' => $items ] )
				)
			),
		];
	}

	#[DataProvider( 'files' )]
	public function test_it_is_refused( string $bytes ): void {
		$this->expectException( KitRefused::class );
		KitFile::open( $this->file( [ $bytes ] ) );
	}

	public function test_a_kit_that_breaks_off_is_refused(): void {
		$bytes = (string) file_get_contents( $this->kit( [ 'items' => [ self::page( 'Hello' ) ] ] ) );
		self::assertSame( 1, count( KitFile::open( $this->file( [ $bytes ] ) )->kit->items ) );
		for ( $length = 0; $length < strlen( $bytes ); $length += 37 ) {
			try {
				KitFile::open( $this->file( [ substr( $bytes, 0, $length ) ] ) );
				self::fail( "A kit of {$length} bytes." );
			} catch ( KitRefused $refused ) {
				self::assertNotSame( '', $refused->getMessage() );
			}
		}
	}

	public function test_entries_that_are_none_are_counted_and_the_others_imported(): void {
		$kit = $this->kit( [
			'items'  => [
				self::page( 'Hello' ),
				[ 'kind' => 'plugin', 'id' => 3, 'content' => '<?php' ],
				[ 'kind' => 'page', 'id' => -1 ],
				self::page( str_repeat( 'x', 2100000 ), [ 'id' => 900002 ] ),
				'page',
			],
			'images' => [ [ 'id' => 1, 'file' => 'media/1-../x.jpg', 'sha256' => str_repeat( '0', 64 ) ] ],
		] );
		self::assertSame(
			[ 1, 4 ],
			[ count( KitFile::open( $kit )->kit->items ), KitFile::open( $kit )->kit->unreadable ]
		);
		$this->import( $kit );
		self::assertSame( 'Hello', self::find( 'from-a-kit' )->post_content );
	}

	public function test_only_images_reach_the_media_library(): void {
		$png   = (string) base64_decode(
			'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
			true
		);
		$files = [
			'media/1-good.png'   => $png,
			'media/2-shell.png'  => '<?php system( $_GET["c"] );',
			'media/3-mixed.png'  => $png . '<?php system( $_GET["c"] );',
			'media/4-page.jpg'   => '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
			'media/5-shell.php'  => '<?php',
			'media/6-drawn.svg'  => '<svg onload="alert(1)"/>',
			'media/7-a.php.jpg'  => $png,
			'media/8-wrong.png'  => $png,
			'media/10-zip.png'   => $png . self::zip( [ 'a' => 'b' ] ),
		];
		$images  = [];
		$content = '';
		foreach ( $files as $file => $bytes ) {
			$id       = (int) substr( $file, 6 );
			$images[] = [
				'id'     => $id,
				'file'   => $file,
				'sha256' => hash( 'sha256', 8 === $id ? 'another' : $bytes ),
				'title'  => '<script>alert(1)</script>Title',
				'alt'    => '"><img onerror=alert(1)>',
			];
			$content .= "<!-- wp:image {\"id\":{$id}} --><figure class=\"wp-block-image\"><img class=\"wp-image-{$id}\"/></figure><!-- /wp:image -->";
		}
		$before = self::attachments();
		$kit    = $this->kit(
			[
				'items'  => [ self::page( $content ) ],
				'images' => $images,
			],
			$files
		);
		self::assertSame( 3, KitFile::open( $kit )->kit->unreadable, 'By their names: .php, .svg and .php.jpg.' );
		$lines  = $this->import( $kit );
		$new    = array_values( array_diff( self::attachments(), $before ) );
		self::assertCount( 1, $new, (string) wp_json_encode( $lines ) );
		self::assertSame( 'Title', get_post_field( 'post_title', $new[0] ) );
		self::assertSame(
			'',
			get_post_meta( $new[0], '_wp_attachment_image_alt', true ) === '"><img onerror=alert(1)>' ? 'as sent' : ''
		);
		self::assertSame( [ $new[0] ], self::ids_in( self::find( 'from-a-kit' )->post_content ) );
		self::assertGreaterThanOrEqual( 4, count( array_keys( array_column( $lines, 'outcome' ), 'failed', true ) ) );
		wp_delete_attachment( $new[0], true );
	}

	public function test_markup_is_filtered_for_users_who_may_not_post_any(): void {
		$bad = '<!-- wp:html --><script>alert(1)</script><img src="x" onerror="alert(2)"><!-- /wp:html -->'
			. '<!-- wp:paragraph {"className":"\u003cscript\u003e"} --><p onclick="alert(3)">Hello <a href="javascript:alert(4)">you</a></p><!-- /wp:paragraph -->';
		$kit = $this->kit( [
			'items' => [
				self::page(
					$bad,
					[ 'title' => 'T<script>alert(5)</script>', 'excerpt' => '<script>alert(6)</script>' ]
				),
			],
			'brand' => [
				'styles' => '{"version":3,"isGlobalStylesUserThemeJSON":true,"styles":{"css":"</style><script>alert(7)</script>","color":{"background":"url(javascript:alert(8))"}}}',
			],
		] );
		$this->become( 'editor' );
		self::grant( [
			Roles::MANAGE_SETTINGS => true,
			'edit_theme_options'   => true,
			'unfiltered_html'      => false,
		] );
		self::assertFalse( current_user_can( 'unfiltered_html' ) );
		$this->import( $kit );
		$page   = self::find( 'from-a-kit' );
		$styles = (string) get_post_field( 'post_content', \WP_Theme_JSON_Resolver::get_user_global_styles_post_id() );
		foreach ( [ $page->post_content, $page->post_title, $page->post_excerpt, $styles ] as $text ) {
			self::assertDoesNotMatchRegularExpression( '/<script|onerror|onclick|javascript:/i', $text );
		}
		self::assertStringContainsString( 'Hello', $page->post_content );
	}

	public function test_who_may_not_edit_a_kind_does_not_get_it_by_a_kit(): void {
		$this->become( 'subscriber' );
		self::grant( [ Roles::MANAGE_SETTINGS => true ] );
		$lines = $this->import( $this->kit( [
			'items' => [
				self::page( 'Hello' ),
				[ 'kind' => 'part', 'id' => 900002, 'slug' => 'header', 'content' => 'Hello' ],
				[ 'kind' => 'popup', 'id' => 900003, 'slug' => 'p', 'content' => 'Hello' ],
				[ 'kind' => 'pattern', 'id' => 900004, 'slug' => 'q', 'content' => 'Hello' ],
			],
			'brand' => [ 'styles' => '{"version":3}' ],
		] ) );
		self::assertSame( array_fill( 0, 5, 'left_out' ), array_column( $lines, 'outcome' ) );
		self::assertSame( [], get_posts( [ 'name' => 'from-a-kit', 'post_type' => 'page', 'post_status' => 'any' ] ) );
	}

	public function test_nobody_replaces_or_takes_along_a_page_that_they_may_not_edit(): void {
		$ours = $this->make_post( 'Ours', title: 'From a kit' );
		$kit  = $this->kit( [ 'items' => [ self::page( 'Theirs' ) ] ] );
		$this->become( 'editor' );
		self::grant( [ 'edit_published_pages' => false ] );
		self::assertTrue( current_user_can( 'edit_others_pages' ) );
		$lines = $this->import( $kit, null, [ 'page:900001' ] );
		self::assertSame( [ 'kept' ], array_column( $lines, 'outcome' ) );
		self::assertSame( 'Ours', get_post( $ours )->post_content ?? '' );
		$items = new SiteItems();
		self::assertNotContains( "page:{$ours}", array_column( $items->all(), 'key' ) );
		self::assertNull( $items->find( "page:{$ours}" ) );
		self::grant( [ 'edit_published_pages' => true ] );
		self::assertContains( "page:{$ours}", array_column( $items->all(), 'key' ) );
		$this->import( $kit, null, [ 'page:900001' ] );
		self::assertSame( 'Theirs', get_post( $ours )->post_content ?? '' );
	}

	public function test_a_page_above_itself_is_no_trap(): void {
		$this->import( $this->kit( [
			'items' => [
				self::page( 'One', [ 'id' => 900001, 'slug' => 'ring-one', 'parent' => 900002 ] ),
				self::page( 'Two', [ 'id' => 900002, 'slug' => 'ring-two', 'parent' => 900001 ] ),
			],
		] ) );
		self::assertSame( 'One', self::find( 'ring-one' )->post_content );
		self::assertSame( 'Two', self::find( 'ring-two' )->post_content );
	}

	/**
	 * Gives the user capabilities, or takes them away, as of the next request.
	 *
	 * @param array<string, bool> $capabilities
	 */
	private static function grant( array $capabilities ): void {
		$user = wp_get_current_user();
		foreach ( $capabilities as $capability => $is_granted ) {
			$user->add_cap( $capability, $is_granted );
		}
		wp_set_current_user( 0 );
		wp_set_current_user( $user->ID );
	}

	/** @return array<string, string> */
	private static function members( string $json ): array {
		return [
			'kit.json'   => $json,
			'kit.sha256' => hash( 'sha256', $json ),
		];
	}

	/** @param array<string, string> $members */
	private static function zip( array $members ): string {
		$path = (string) tempnam( sys_get_temp_dir(), 'zip' );
		$zip  = new ZipArchive();
		$zip->open( $path, ZipArchive::OVERWRITE );
		foreach ( $members as $name => $bytes ) {
			$zip->addFromString( $name, $bytes );
		}
		$zip->close();
		$bytes = (string) file_get_contents( $path );
		unlink( $path );
		return $bytes;
	}

	/** @return list<int> */
	private static function attachments(): array {
		/** @var list<int> $ids */
		$ids = get_posts( [ 'post_type' => 'attachment', 'fields' => 'ids', 'numberposts' => -1 ] );
		return $ids;
	}

	/** @return list<int> */
	private static function ids_in( string $content ): array {
		preg_match_all( '/"id":(\d+)/', $content, $found );
		return array_map( intval( ... ), $found[1] );
	}
}
