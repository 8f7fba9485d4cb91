<?php
declare( strict_types=1 );

namespace Brolga\Consent;

use Brolga\Core\Blocks\Html;
use Brolga\Core\Module;
use Brolga\Core\Page\FixedScript;
use Brolga\Core\PluginFile;

/**
 * Consent Mode: says no for everybody before any tag of Google's runs, whoever
 * printed it. `@brolga/consent` says otherwise for who has agreed. The words are
 * the same on every page of every site: a Content-Security-Policy allows them by
 * their hash.
 *
 * @see CONSENT-14 TRACK-7
 */
final class TagDefaults implements Module {

	private const SCRIPT = 'assets/consent-default.js';

	/** Services that bring Google's tags. */
	private const GOOGLE = [ 'tag-manager', 'analytics' ];

	public function __construct(
		private readonly Question $question,
		private readonly PluginFile $plugin
	) {}

	/**
	 * Prints before everything else.
	 */
	public function register(): void {
		add_action( 'wp_head', $this->print( ... ), PHP_INT_MIN );
	}

	/**
	 * What a policy has to name to allow the script: `sha256-…`.
	 */
	public function hash(): string {
		return $this->script()->hash();
	}

	/**
	 * Prints the script, where visitors are asked about such a tag.
	 */
	private function print(): void {
		if ( $this->question->is_asked() && [] !== array_intersect( self::GOOGLE, array_keys( $this->question->categories() ) ) ) {
			Html::put( "{$this->script()->element()}\n" );
		}
	}

	/**
	 * The script.
	 */
	private function script(): FixedScript {
		return new FixedScript( $this->plugin, self::SCRIPT );
	}
}
