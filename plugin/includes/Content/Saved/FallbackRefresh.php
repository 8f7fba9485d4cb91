<?php
declare( strict_types=1 );

namespace Brolga\Content\Saved;

use Brolga\Core\Language\SiteLanguage;
use Brolga\Core\Lifecycle\Sites;
use Brolga\Core\Support\Clock;
use Brolga\Core\Support\Module;
use Brolga\Core\Support\PluginFile;

/**
 * Updates the plain-text version in all saved blocks when the plugin is deactivated: business details may have
 * changed since a page was saved, and older versions of the plugin saved less text.
 *
 * @see BLOCK-552 BLOCK-580
 */
final class FallbackRefresh implements Module {

	/** Time limit in seconds, since deactivation waits for the update. */
	private const PATIENCE = 20;

	public function __construct(
		private readonly ContentsRepository $contents,
		private readonly ReadableFallback $readable,
		private readonly Clock $clock,
		private readonly PluginFile $plugin
	) {}

	public function register(): void {
		add_action( 'deactivate_plugin', $this->leave( ... ), 10, 2 );
	}

	private function leave( string $plugin, bool $network_wide = false ): void {
		if ( plugin_basename( $this->plugin->path ) === $plugin ) {
			$until = $this->clock->timestamp() + self::PATIENCE;
			Sites::each( $network_wide, fn () => SiteLanguage::write( fn () => $this->write( $until ) ) );
		}
	}

	private function write( int $until ): void {
		foreach ( $this->contents->posts() as $post ) {
			if ( $this->clock->timestamp() > $until ) {
				return;
			}
			$content = $this->contents->content( $post );
			$written = $this->readable->written( $content );
			if ( $written !== $content ) {
				$this->contents->change( $post, $content, $written );
			}
		}
	}
}
