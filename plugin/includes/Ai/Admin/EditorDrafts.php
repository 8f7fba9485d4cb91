<?php
declare( strict_types=1 );

namespace Brolga\Ai\Admin;

use Brolga\Ai\Model\ConnectedModel;
use Brolga\Core\Support\Module;

/**
 * Loads the editor's script of drafts, on pages and posts alone: the site editor has no page to ask permission for.
 *
 * @see AI-1 AI-20
 */
final class EditorDrafts implements Module {

	private const SCRIPT = 'brolga-editor-ai';

	public function register(): void {
		add_action( 'enqueue_block_editor_assets', self::enqueue( ... ) );
	}

	private static function enqueue(): void {
		if ( 'post' === ( get_current_screen()->base ?? '' ) && ConnectedModel::is_there() ) {
			wp_enqueue_script( self::SCRIPT );
		}
	}
}
