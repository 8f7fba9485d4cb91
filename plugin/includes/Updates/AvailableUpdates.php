<?php
declare( strict_types=1 );

namespace Brolga\Updates;

use Brolga\Core\Support\Module;
use Brolga\Core\Support\PluginFile;
use stdClass;

/**
 * Tells WordPress about releases, for the screens Plugins, Themes and Updates, for automatic
 * updates and for WP-CLI. The plugin also answers for the theme, because an inactive theme's code
 * does not run.
 *
 * @see UPDATE-3 UPDATE-8
 */
final class AvailableUpdates implements Module {

	public const SLUG = 'brolga';

	public function __construct(
		private readonly ReleaseSource $source,
		private readonly Releases $releases,
		private readonly PluginFile $plugin
	) {}

	public function register(): void {
		if ( ! $this->source->has_updates() ) {
			return;
		}
		add_filter( "update_plugins_{$this->source->host}", $this->of_plugin( ... ), 10, 3 );
		add_filter( "update_themes_{$this->source->host}", $this->of_theme( ... ), 10, 3 );
		add_filter( 'plugins_api', $this->details( ... ), 10, 3 );
		add_filter( 'themes_api', $this->theme_details( ... ), 10, 3 );
	}

	/** @param mixed $data Headers of a plugin that is checked. */
	private function of_plugin( mixed $update, mixed $data, mixed $file ): mixed {
		$release = plugin_basename( $this->plugin->path ) === $file ? $this->releases->latest() : null;
		return null === $release ? $update : $this->update( $release->plugin );
	}

	/** @param mixed $data Headers of a theme that is checked. */
	private function of_theme( mixed $update, mixed $data, mixed $stylesheet ): mixed {
		$package = self::SLUG === $stylesheet ? $this->releases->latest()?->theme : null;
		return null === $package ? $update : [ 'theme' => self::SLUG ] + $this->update( $package );
	}

	/** @return array<string, mixed> */
	private function update( Package $package ): array {
		return [
			'slug'         => self::SLUG,
			'version'      => $package->version,
			'url'          => "https://{$this->source->host}/",
			'package'      => $package->url,
			'tested'       => $package->tested_with( get_bloginfo( 'version' ) ),
			'requires'     => $package->requires,
			'requires_php' => $package->requires_php,
		];
	}

	/** Fills the window “View details”. */
	private function details( mixed $result, mixed $action, mixed $args ): mixed {
		$release = 'plugin_information' === $action && self::is_ours( $args ) ? $this->releases->latest() : null;
		if ( null === $release ) {
			return $result;
		}
		$details                = new stdClass();
		$details->name          = 'Brolga';
		$details->slug          = self::SLUG;
		$details->version       = $release->plugin->version;
		$details->requires      = $release->plugin->requires;
		$details->requires_php  = $release->plugin->requires_php;
		$details->tested        = $release->plugin->tested_with( get_bloginfo( 'version' ) );
		$details->download_link = $release->plugin->url;
		$details->sections      = [ 'changelog' => wp_kses_post( $release->changelog ) ];
		return $details;
	}

	/**
	 * Says which theme this is, before WordPress.org is asked: WP-CLI updates no theme whose version is higher than
	 * that of a theme there with the same name.
	 */
	private function theme_details( mixed $result, mixed $action, mixed $args ): mixed {
		$package = 'theme_information' === $action && self::is_ours( $args ) ? $this->releases->latest()?->theme : null;
		if ( null === $package ) {
			return $result;
		}
		$details                = new stdClass();
		$details->name          = 'Brolga';
		$details->slug          = self::SLUG;
		$details->version       = $package->version;
		$details->requires      = $package->requires;
		$details->requires_php  = $package->requires_php;
		$details->download_link = $package->url;
		return $details;
	}

	private static function is_ours( mixed $args ): bool {
		return is_object( $args ) && self::SLUG === ( get_object_vars( $args )['slug'] ?? null );
	}
}
