<?php
/**
 * What we call our things in a house that we share with other plugins.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration;

use Brolga\Core\Database\Connection;
use Brolga\Core\Database\Schema;
use Brolga\Core\Support\Constants;
use Brolga\Core\Support\Roles;
use Brolga\Tests\Support\Built;
use Brolga\Tests\Support\FrozenClock;
use Brolga\Tests\TestCase;
use FilesystemIterator;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use ReflectionClass;
use SplFileInfo;

/**
 * SITE-24: names of ours begin with ours.
 */
final class NamesTest extends TestCase {

	/** What WordPress asks about blocks' metadata and statements, and WooCommerce about cookies and products. */
	private const OF_OTHERS = [
		'block_type_metadata',
		'block_type_metadata_settings',
		'query',
		'wc_order_attribution_cookie_lifetime_months',
		'woocommerce_product_read',
		'wp_mail_from',
		'wp_query_search_exclusion_prefix',
	];

	/** What page caches have agreed on, and importers. */
	private const SHARED = [ 'DONOTCACHEPAGE', 'WP_IMPORTING' ];

	/**
	 * The texts of the plugin's classes, by path.
	 *
	 * @return array<string, string>
	 */
	private static function sources(): array {
		$sources = [];
		$folder  = dirname( __DIR__, 3 ) . '/plugin/includes';
		foreach ( new RecursiveIteratorIterator(
			new RecursiveDirectoryIterator( $folder, FilesystemIterator::SKIP_DOTS )
		) as $file ) {
			if ( $file instanceof SplFileInfo && 'php' === $file->getExtension() ) {
				$sources[ substr(
					$file->getPathname(),
					strlen( $folder ) + 1
				) ] = (string) file_get_contents( $file->getPathname() );
			}
		}
		self::assertNotSame( [], $sources );
		return $sources;
	}

	public function test_tables_have_our_prefix_after_the_sites(): void {
		$connection = new Connection();
		foreach ( Built::around( new FrozenClock() )->get( Schema::class )->names() as $table ) {
			self::assertSame( self::db()->prefix . 'brolga_' . $table, $connection->table( $table ) );
		}
	}

	public function test_capabilities_and_roles_have_our_prefix(): void {
		$names = array_filter( ( new ReflectionClass( Roles::class ) )->getConstants(), 'is_string' );
		self::assertCount( 4, $names );
		foreach ( $names as $name ) {
			self::assertStringStartsWith( 'brolga_', $name );
		}
	}

	public function test_options_and_cookies_have_our_prefix(): void {
		self::assertStringStartsWith( 'brolga_', Constants::LEAD_COOKIE );
		$table   = self::db()->options;
		$options = self::db()->get_col( "SELECT option_name FROM {$table} WHERE option_name LIKE '%brolga%' AND option_name NOT LIKE 'theme_mods_%' AND option_name NOT LIKE '%transient%'" );
		self::assertNotSame( [], $options );
		foreach ( $options as $option ) {
			self::assertStringStartsWith( 'brolga_', (string) $option );
		}
	}

	public function test_classes_are_in_our_namespace(): void {
		foreach ( self::sources() as $path => $source ) {
			$namespace = rtrim( 'Brolga\\' . str_replace( '/', '\\', dirname( $path ) ), '\\.' );
			if ( ! in_array( $path, [ 'autoload.php', 'parts.php' ], true ) ) {
				self::assertStringContainsString( "\nnamespace {$namespace};\n", $source, $path );
			}
		}
	}

	public function test_hooks_and_constants_have_our_prefix(): void {
		foreach ( self::sources() as $path => $source ) {
			preg_match_all( "/\\b(?:apply_filters|do_action)\\( '([^']+)'/", $source, $hooks );
			foreach ( array_diff( $hooks[1], self::OF_OTHERS ) as $hook ) {
				self::assertStringStartsWith( 'brolga_', $hook, $path );
			}
			preg_match_all( "/\\bdefine\\( '([^']+)'/", $source, $constants );
			foreach ( array_diff( $constants[1], self::SHARED ) as $constant ) {
				self::assertStringStartsWith( 'BROLGA_', $constant, $path );
			}
		}
	}
}
