<?php
declare( strict_types=1 );

// phpcs:disable WordPress.WP.AlternativeFunctions -- Visitors’ requests have no credentials for WP_Filesystem, which would hold whole files in memory; these lie in a folder of our own.

namespace Brolga\Forms\Uploads;

use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Lifecycle\Leftover;
use Brolga\Core\Security\Hmac;
use Brolga\Core\Settings\DeclaresServerValues;
use Brolga\Core\Settings\ServerValue;

/**
 * Locates, creates and removes the upload folder. It is outside the web root if the host allows it: beside the
 * site's folder, or where BROLGA_UPLOADS_DIR points. If only wp-content is writable, the folder has an
 * unguessable name, server rules deny access to it, and Site Health reports it as critical.
 *
 * The name is derived from the site's secret and, outside of wp-content, from the site's path, so that a copy
 * of a site never touches the files of the original.
 *
 * @see FIELD-7 UPLOAD-580
 */
final class UploadFolder implements Leftover, DeclaresServerValues {

	public const SETTING = 'BROLGA_UPLOADS_DIR';

	/** Subfolders, by the first digit of a file's name, so that no folder gets too large. */
	public const SHARDS = '0123456789abcdef';

	private const GUARDS = [
		'.htaccess'  =>
			"Options -Indexes\n<IfModule mod_authz_core.c>\n\tRequire all denied\n</IfModule>\n<IfModule "
				. "!mod_authz_core.c>\n\tDeny from all\n</IfModule>\n",
		'web.config' =>
			"<?xml version=\"1.0\"?>\n<configuration><system.webServer><authorization><deny users=\"*\" "
				. "/></authorization></system.webServer></configuration>\n",
		'index.php'  => "<?php // Nothing to see.\n",
	];

	private const ROOTS = [ 'public_html', 'htdocs', 'httpdocs', 'httpsdocs', 'wwwroot', 'public', 'html' ];

	private const SIGNS_OF_A_SITE = [ 'index.php', 'index.html', 'index.htm', '.htaccess', 'wp-load.php' ];

	public function __construct(
		private readonly Hmac $hmac,
		private readonly ?string $place = null
	) {}

	/** @return array{ServerValue} */
	public static function server_values(): array {
		return [ new ServerValue(
			self::SETTING,
			[
				'type'    => 'string',
				// Absolute, because a relative path would mean another folder for each script.
				'pattern' => '^(?:/|[A-Za-z]:[\\\\/])',
				'message' => static fn (): string => __( 'Use a full path, such as /srv/private.', 'brolga' ),
				'default' => '',
			]
		) ];
	}

	/** Returns the path without a trailing slash, whether or not the folder exists. */
	public function path(): string {
		$places = $this->places();
		foreach ( $places as $place ) {
			if ( is_dir( $place ) ) {
				return $place;
			}
		}
		foreach ( $places as $place ) {
			if ( wp_is_writable( dirname( $place ) ) ) {
				return $place;
			}
		}
		return $places[ count( $places ) - 1 ];
	}

	public function is_public(): bool {
		return '' !== $this->address();
	}

	/** Returns the URL of the folder without a trailing slash; empty if it has none. */
	public function address(): string {
		$path = $this->path();
		$host = (string) preg_replace( '#^(https?://[^/]+).*$#i', '$1', home_url() );
		foreach ( [
			[ WP_CONTENT_DIR, content_url() ],
			[ ABSPATH, site_url() ],
			[ self::document_root(), $host ],
		] as [ $shown, $address ] ) {
			if ( '' !== $shown && str_starts_with( "{$path}/", self::real( $shown ) . '/' ) ) {
				return untrailingslashit( $address ) . substr( $path, strlen( self::real( $shown ) ) );
			}
		}
		return '';
	}

	/**
	 * Returns the nearest parent folder that looks like the web root of another website, as hosts
	 * arrange several domains below one another; empty if there is none.
	 *
	 * @see UPLOAD-16
	 */
	public function foreign_root(): string {
		for ( $folder = dirname( $this->path() ); dirname( $folder ) !== $folder; $folder = dirname( $folder ) ) {
			// open_basedir may forbid access, which only causes a warning.
			$files = array_filter(
				self::SIGNS_OF_A_SITE,
				static fn ( string $name ): bool => @is_file( "{$folder}/{$name}" )
			);
			if ( [] !== $files || in_array( strtolower( basename( $folder ) ), self::ROOTS, true ) ) {
				return $folder;
			}
		}
		return '';
	}

	public function is_writable(): bool {
		$path = $this->path();
		return wp_is_writable( is_dir( $path ) ? $path : dirname( $path ) );
	}

	public function make(): void {
		$path = $this->path();
		foreach ( str_split( self::SHARDS ) as $shard ) {
			if (
				! is_dir( "{$path}/{$shard}" )
				&& ! @mkdir( "{$path}/{$shard}", 0750, true )
				&& ! is_dir( "{$path}/{$shard}" )
			) {
				// Another process may have created it.
				throw new StorageUnavailable( 'The folder of uploads cannot be made.' );
			}
		}
		foreach ( self::GUARDS as $name => $content ) {
			if ( ! is_file( "{$path}/{$name}" ) ) {
				file_put_contents( "{$path}/{$name}", $content );
			}
		}
	}

	public function remove(): void {
		foreach ( $this->places() as $place ) {
			foreach ( [
				...array_map( static fn ( string $shard ): string => "{$place}/{$shard}", str_split( self::SHARDS ) ),
				$place,
			] as $folder ) {
				foreach ( is_dir( $folder ) ? array_diff( (array) scandir( $folder ), [ '.', '..' ] ) : [] as $name ) {
					is_file( "{$folder}/{$name}" ) && unlink( "{$folder}/{$name}" );
				}
				is_dir( $folder ) && rmdir( $folder );
			}
		}
	}

	/** @return non-empty-list<string> */
	private function places(): array {
		$configured = $this->place ?? self::server_values()[0]->value();
		/**
		 * Filters the parent folder of uploaded files: a full path outside the web root that PHP can write to.
		 *
		 * @since 0.1.0
		 *
		 * @param string $folder Empty for the default: beside the web root if that is writable, otherwise in
		 *                       wp-content.
		 *
		 * @example
		 * add_filter( 'brolga_uploads_dir', static fn (): string => '/srv/private' );
		 */
		$configured = apply_filters( 'brolga_uploads_dir', is_string( $configured ) ? $configured : '' );
		if ( is_string( $configured ) && '' !== $configured ) {
			return [ self::real( $configured ) . '/' . $this->name( ABSPATH ) ];
		}
		$beside = self::beside_the_website();
		$inside = self::real( WP_CONTENT_DIR ) . '/' . $this->name( '' );
		return '' === $beside ? [ $inside ] : [ $beside . '/' . $this->name( ABSPATH ), $inside ];
	}

	/**
	 * Returns the folder that contains the web root; empty if PHP may not access it. If the site
	 * is in `example.com/blog/`, the web root is higher up by the levels of that path. In a
	 * network the main site's URL counts, because the paths of the other sites are not folders.
	 */
	private static function beside_the_website(): string {
		$site   = is_multisite() ? get_site_url( get_main_site_id() ) : site_url();
		$path   = trim( (string) wp_parse_url( $site, PHP_URL_PATH ), '/' );
		$levels = '' === $path ? 1 : 2 + substr_count( $path, '/' );
		$folder = dirname( self::real( ABSPATH ), $levels );
		$root   = self::document_root();
		$open   = array_filter(
			explode( PATH_SEPARATOR, (string) ini_get( 'open_basedir' ) ),
			static fn ( string $allowed ): bool => '' !== $allowed
		);
		$inside = array_filter(
			$open,
			static fn ( string $allowed ): bool => str_starts_with( "{$folder}/", rtrim( $allowed, '/' ) . '/' )
		);
		return dirname( $folder ) === $folder
			|| ( '' !== $root && str_starts_with( "{$folder}/", "{$root}/" ) )
			|| ( [] !== $open && [] === $inside )
			? ''
			: $folder;
	}

	private static function document_root(): string {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- A folder that the web server names, without slashes added, which is looked up on the disk.
		$root = $_SERVER['DOCUMENT_ROOT'] ?? '';
		return is_string( $root ) && '' !== $root ? self::real( $root ) : '';
	}

	/** @param string $place What distinguishes copies of a site. */
	private function name( string $place ): string {
		return 'brolga-uploads-'
			. substr( $this->hmac->digest( 'uploads-folder', get_current_blog_id() . "|{$place}" ), 0, 32 );
	}

	private static function real( string $path ): string {
		$real = realpath( $path );
		return untrailingslashit( false === $real ? $path : $real );
	}
}
