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
 * Finds, makes and removes the folder. It is outside the web root wherever the
 * host lets us write there: beside the folder that the web server shows, or
 * where the owner says (BROLGA_UPLOADS_DIR). Where only wp-content can be
 * written to, its name cannot be guessed, the web server is told to show
 * nothing of it, and Site Health says so loudly.
 *
 * The name is made of the site's secret and, outside of wp-content, of the
 * site's place: a copy of a site never touches the files of the original.
 *
 * @see FIELD-7 UPLOAD-580
 */
final class UploadFolder implements Leftover, DeclaresServerValues {

	/** The constant of wp-config.php. */
	public const SETTING = 'BROLGA_UPLOADS_DIR';

	/** Each file is in one of these, by its first digit: no folder gets too long. */
	public const SHARDS = '0123456789abcdef';

	/** What keeps web servers from showing anything. */
	private const GUARDS = [
		'.htaccess'  =>
			"Options -Indexes\n<IfModule mod_authz_core.c>\n\tRequire all denied\n</IfModule>\n<IfModule "
				. "!mod_authz_core.c>\n\tDeny from all\n</IfModule>\n",
		'web.config' =>
			"<?xml version=\"1.0\"?>\n<configuration><system.webServer><authorization><deny users=\"*\" "
				. "/></authorization></system.webServer></configuration>\n",
		'index.php'  => "<?php // Nothing to see.\n",
	];

	/** What hosts call the folder that their web server shows. */
	private const ROOTS = [ 'public_html', 'htdocs', 'httpdocs', 'httpsdocs', 'wwwroot', 'public', 'html' ];

	/** What only lies in a folder that is shown. */
	private const SIGNS_OF_A_SITE = [ 'index.php', 'index.html', 'index.htm', '.htaccess', 'wp-load.php' ];

	public function __construct(
		private readonly Hmac $hmac,
		private readonly ?string $place = null
	) {}

	/**
	 * @return array{ServerValue}
	 */
	public static function server_values(): array {
		return [ new ServerValue(
			self::SETTING,
			[
				'type'    => 'string',
				// From the root: what it is relative to would be another folder for each script.
				'pattern' => '^(?:/|[A-Za-z]:[\\\\/])',
				'message' => static fn (): string => __( 'Use a full path, such as /srv/private.', 'brolga' ),
				'default' => '',
			]
		) ];
	}

	/**
	 * The folder, whether it is there or not, without a slash at its end.
	 */
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

	/**
	 * Whether the web server might show the folder's files.
	 */
	public function is_public(): bool {
		return '' !== $this->address();
	}

	/**
	 * The address at which the web server might show the folder, without a slash
	 * at its end; an empty text where it has none.
	 */
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
	 * The folder around it that looks like one a web server shows: another
	 * website's, below whose folder this one lies, as hosts arrange several
	 * domains. An empty text where there is none.
	 *
	 * @see UPLOAD-16
	 */
	public function foreign_root(): string {
		for ( $folder = dirname( $this->path() ); dirname( $folder ) !== $folder; $folder = dirname( $folder ) ) {
			// PHP may not look there.
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

	/**
	 * Whether files can be put there, now or once it is made.
	 */
	public function is_writable(): bool {
		$path = $this->path();
		return wp_is_writable( is_dir( $path ) ? $path : dirname( $path ) );
	}

	/**
	 * Makes the folder unless it is there.
	 */
	public function make(): void {
		$path = $this->path();
		foreach ( str_split( self::SHARDS ) as $shard ) {
			if (
				! is_dir( "{$path}/{$shard}" )
				&& ! @mkdir( "{$path}/{$shard}", 0750, true )
				&& ! is_dir( "{$path}/{$shard}" )
			) {
				// Somebody else may be quicker.
				throw new StorageUnavailable( 'The folder of uploads cannot be made.' );
			}
		}
		foreach ( self::GUARDS as $name => $content ) {
			if ( ! is_file( "{$path}/{$name}" ) ) {
				file_put_contents( "{$path}/{$name}", $content );
			}
		}
	}

	/**
	 * Removes the folder with everything in it.
	 */
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

	/**
	 * Where the folder may be, the best place first.
	 *
	 * @return non-empty-list<string>
	 */
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
	 * The folder that holds the website's, or an empty text where PHP may not
	 * look there. A site in `example.com/blog/` lies within another one; of a network
	 * that is so of the first site, and the others' paths are no folders.
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

	/**
	 * The folder that the web server shows; an empty text where it does not say.
	 */
	private static function document_root(): string {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- A folder that the web server names, without slashes added, which is looked up on the disk.
		$root = $_SERVER['DOCUMENT_ROOT'] ?? '';
		return is_string( $root ) && '' !== $root ? self::real( $root ) : '';
	}

	/**
	 * The folder's own name.
	 *
	 * @param string $place What tells copies of a site apart.
	 */
	private function name( string $place ): string {
		return 'brolga-uploads-'
			. substr( $this->hmac->digest( 'uploads-folder', get_current_blog_id() . "|{$place}" ), 0, 32 );
	}

	/**
	 * A path without links and without a slash at its end.
	 *
	 * @param string $path Any path.
	 */
	private static function real( string $path ): string {
		$real = realpath( $path );
		return untrailingslashit( false === $real ? $path : $real );
	}
}
