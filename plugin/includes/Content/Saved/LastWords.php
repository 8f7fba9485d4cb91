<?php
declare( strict_types=1 );

namespace Brolga\Content\Saved;

use Brolga\Core\Language\SiteLanguage;
use Brolga\Core\Lifecycle\Sites;
use Brolga\Core\Support\Clock;
use Brolga\Core\Support\Module;
use Brolga\Core\Support\PluginFile;

/**
 * Writes what keeps content readable without us once more when the plugin is
 * deactivated: the business may have moved since a page was saved, and older pages
 * were saved with less.
 *
 * @see BLOCK-552 BLOCK-580
 */
final class LastWords implements Module {

	/** Seconds that whoever deactivates waits for it at the most. */
	private const PATIENCE = 20;

	public function __construct(
		private readonly ContentsRepository $contents,
		private readonly KeptReadable $readable,
		private readonly Clock $clock,
		private readonly PluginFile $plugin
	) {}

	public function register(): void {
		add_action( 'deactivate_plugin', $this->leave( ... ), 10, 2 );
	}

	/**
	 * A plugin is about to be deactivated.
	 *
	 * @param bool $network_wide Whether on all sites of a network.
	 */
	private function leave( string $plugin, bool $network_wide = false ): void {
		if ( plugin_basename( $this->plugin->path ) === $plugin ) {
			$until = $this->clock->timestamp() + self::PATIENCE;
			Sites::each( $network_wide, fn () => SiteLanguage::write( fn () => $this->write( $until ) ) );
		}
	}

	/**
	 * Writes it anew wherever something is different on the current site.
	 *
	 * @param int $until When to stop, in seconds since 1970.
	 */
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
