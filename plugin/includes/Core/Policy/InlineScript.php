<?php
declare( strict_types=1 );

namespace Brolga\Core\Policy;

use Brolga\Core\Support\PluginFile;

/**
 * A script that has to stand in the page itself, since it runs before anything
 * could be fetched. Its words are the same on every page of every site: a
 * Content-Security-Policy allows them by their hash.
 */
final class InlineScript {

	public function __construct(
		private readonly PluginFile $plugin
	) {}

	/**
	 * The script as it stands in a page.
	 *
	 * @param string $file Its path in the plugin.
	 */
	public function html( string $file ): string {
		$nonce = StrictPolicy::nonce();
		return '<script'
			. ( '' === $nonce ? '' : ' nonce="' . esc_attr( $nonce ) . '"' )
			. ">{$this->words( $file )}</script>";
	}

	/**
	 * The script, without what only its readers need.
	 *
	 * @param string $file Its path in the plugin.
	 */
	private function words( string $file ): string {
		return str_replace(
			[ "\n", "\t" ],
			'',
			(string) file_get_contents( plugin_dir_path( $this->plugin->path ) . $file )
		);
	}
}
