<?php
declare( strict_types=1 );

namespace Brolga\Core\Policy;

use Brolga\Core\Support\PluginFile;

/**
 * Prints scripts that must be inline, because they run before anything can be fetched. Their text
 * is the same on every page of every site, so a Content-Security-Policy can allow them by hash.
 */
final class InlineScript {

	public function __construct(
		private readonly PluginFile $plugin
	) {}

	public function html( string $file ): string {
		$nonce = StrictPolicy::nonce();
		return '<script'
			. ( '' === $nonce ? '' : ' nonce="' . esc_attr( $nonce ) . '"' )
			. ">{$this->words( $file )}</script>";
	}

	private function words( string $file ): string {
		return str_replace(
			[ "\n", "\t" ],
			'',
			(string) file_get_contents( plugin_dir_path( $this->plugin->path ) . $file )
		);
	}
}
