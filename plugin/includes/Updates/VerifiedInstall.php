<?php
declare( strict_types=1 );

namespace Brolga\Updates;

use Brolga\Core\Support\Module;
use Brolga\Core\Support\PluginFile;
use WP_Error;

/**
 * Lets WordPress install only the zip that the signed manifest names: it is downloaded here, and
 * its checksum and version are compared before the installed version is touched.
 *
 * @see UPDATE-4
 */
final class VerifiedInstall implements Module {

	/** In seconds. */
	private const PATIENCE = 300;

	public function __construct(
		private readonly ReleaseSource $source,
		private readonly Releases $releases,
		private readonly PluginFile $plugin
	) {}

	public function register(): void {
		add_filter( 'upgrader_pre_download', $this->download( ... ), 10, 4 );
		add_filter( 'upgrader_source_selection', $this->inspect( ... ), 10, 4 );
	}

	/**
	 * @param mixed $reply    False: nobody has downloaded the package yet.
	 * @param mixed $upgrader Handed on.
	 */
	private function download( mixed $reply, mixed $url, mixed $upgrader, mixed $extra ): mixed {
		if ( false !== $reply || ! $this->is_ours( $extra ) ) {
			return $reply;
		}
		$package = $this->package( $extra );
		if ( null === $package || $package->url !== $url ) {
			return new WP_Error(
				'brolga_update_unknown',
				__( 'The release could not be verified. Check again under Dashboard > Updates. If the problem persists, Brolga > Health says why.', 'brolga' )
			);
		}
		$file = download_url( $package->url, self::PATIENCE );
		if ( is_string( $file ) && ! hash_equals( $package->sha256, (string) hash_file( 'sha256', $file ) ) ) {
			wp_delete_file( $file );
			return new WP_Error(
				'brolga_update_damaged',
				__( 'The downloaded file is damaged or was changed, so it was not installed. Try again later.', 'brolga' )
			);
		}
		return $file;
	}

	/**
	 * @param mixed $source   Folder of the unpacked zip.
	 * @param mixed $remote   Handed on.
	 * @param mixed $upgrader Handed on.
	 */
	private function inspect( mixed $source, mixed $remote, mixed $upgrader, mixed $extra ): mixed {
		$package = is_string( $source ) && $this->is_ours( $extra ) ? $this->package( $extra ) : null;
		if ( null === $package || ! is_string( $source ) ) {
			return $source;
		}
		$header  = $this->is_theme( $extra ) ? 'style.css' : basename( $this->plugin->path );
		$file    = trailingslashit( $source ) . $header;
		$version = is_file( $file ) ? get_file_data( $file, [ 'version' => 'Version' ] )['version'] : '';
		return $version === $package->version ? $source : new WP_Error(
			'brolga_update_version',
			__( 'The downloaded file contains another version than announced, so it was not installed. Try again later.', 'brolga' )
		);
	}

	private function package( mixed $extra ): ?Package {
		$release = $this->releases->latest();
		return $this->is_theme( $extra ) ? $release?->theme : $release?->plugin;
	}

	private function is_ours( mixed $extra ): bool {
		return $this->source->has_updates() && is_array( $extra )
			&& ( plugin_basename( $this->plugin->path ) === ( $extra['plugin'] ?? null ) || $this->is_theme( $extra ) );
	}

	private function is_theme( mixed $extra ): bool {
		return is_array( $extra ) && AvailableUpdates::SLUG === ( $extra['theme'] ?? null );
	}
}
