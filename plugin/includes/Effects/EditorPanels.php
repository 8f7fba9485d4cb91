<?php
declare( strict_types=1 );

namespace Brolga\Effects;

use Brolga\Core\Support\Module;

/**
 * Puts the panels for effects into the editor's sidebar.
 */
final class EditorPanels implements Module {

	public function register(): void {
		add_action( 'enqueue_block_editor_assets', static fn () => wp_enqueue_script( 'brolga-editor-effects' ) );
	}
}
