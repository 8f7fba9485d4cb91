<?php
declare( strict_types=1 );

namespace Brolga\Core\Page;

use Brolga\Core\PluginFile;

/**
 * A script of ours that stands in the page itself, because it runs before
 * anything is painted or loaded. It holds no data: its words are the same on
 * every page of every site, and a Content-Security-Policy allows them by their
 * hash.
 *
 * @see AB-51 CONSENT-14
 */
final class FixedScript {

	/**
	 * @param PluginFile $plugin Where the plugin is.
	 * @param string     $file   The script, from the plugin's folder.
	 */
	public function __construct(
		private readonly PluginFile $plugin,
		private readonly string $file
	) {}

	/**
	 * The element, without what only the script's readers need.
	 */
	public function element(): string {
		return "<script>{$this->words()}</script>";
	}

	/**
	 * What a policy has to name to allow it: `sha256-…`.
	 */
	public function hash(): string {
		return 'sha256-' . base64_encode( hash( 'sha256', $this->words(), true ) );
	}

	/**
	 * What is between its tags.
	 */
	private function words(): string {
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of the plugin's own.
		return str_replace( [ "\n", "\t" ], '', (string) file_get_contents( dirname( $this->plugin->path ) . '/' . $this->file ) );
	}
}
