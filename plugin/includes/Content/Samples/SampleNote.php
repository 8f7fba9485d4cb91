<?php
declare( strict_types=1 );

namespace Brolga\Content\Samples;

use Brolga\Core\Support\Module;

/**
 * Puts the note about sample text into the editor of pages and posts.
 *
 * @see START-342
 */
final class SampleNote implements Module {

	private const SCRIPT = 'brolga-editor-samples';

	public function register(): void {
		add_action( 'enqueue_block_editor_assets', self::enqueue( ... ) );
	}

	/**
	 * Nothing is published in the editors of widgets and of the site.
	 */
	private static function enqueue(): void {
		if ( 'post' === ( get_current_screen()->base ?? '' ) ) {
			wp_enqueue_script( self::SCRIPT );
		}
	}
}
