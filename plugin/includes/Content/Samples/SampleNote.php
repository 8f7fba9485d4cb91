<?php
declare( strict_types=1 );

namespace Brolga\Content\Samples;

use Brolga\Core\Support\Module;

/**
 * Loads the editor script that warns about sample text before a page or post is published.
 *
 * @see START-342
 */
final class SampleNote implements Module {

	private const SCRIPT = 'brolga-editor-samples';

	public function register(): void {
		add_action( 'enqueue_block_editor_assets', self::enqueue( ... ) );
	}

	/** Leaves out the widget and site editors, in which nothing is published. */
	private static function enqueue(): void {
		if ( 'post' === ( get_current_screen()->base ?? '' ) ) {
			wp_enqueue_script( self::SCRIPT );
		}
	}
}
