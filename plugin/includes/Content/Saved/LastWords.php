<?php
declare( strict_types=1 );

namespace Brolga\Content\Saved;

use Brolga\Core\Language\SiteLanguage;
use Brolga\Core\Support\Clock;
use Brolga\Core\Support\Module;
use Brolga\Core\Support\PluginFile;

/**
 * Writes what keeps content readable without us once more when the plugin is
 * deactivated: the business may have moved since a page was saved, and older pages
 * were saved with less.
 *
 * @see BLOCK-552
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
		add_action( 'deactivate_plugin', $this->leave( ... ) );
	}

	/**
	 * A plugin is about to be deactivated.
	 */
	private function leave( string $plugin ): void {
		if ( plugin_basename( $this->plugin->path ) === $plugin ) {
			SiteLanguage::write( $this->write( ... ) );
		}
	}

	/**
	 * Writes it anew wherever something is different.
	 */
	private function write(): void {
		$until = $this->clock->timestamp() + self::PATIENCE;
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
