<?php
declare( strict_types=1 );

namespace Brolga\Ai\Admin;

use Brolga\Ai\Images\SentImage;
use Brolga\Ai\Model\ConnectedModel;
use Brolga\Ai\Sections\Layout;
use Brolga\Core\Support\Module;

/**
 * Loads the editor's scripts of drafts, on pages and posts alone: the site editor has no page to ask permission for.
 *
 * @see AI-1 AI-20 AI-32 AI-40
 */
final class EditorDrafts implements Module {

	private const HEADING = 'brolga-editor-ai';
	private const SECTION = 'brolga-editor-ai-section';
	private const ALT     = 'brolga-editor-ai-alt';

	public function register(): void {
		add_action( 'enqueue_block_editor_assets', self::enqueue( ... ) );
	}

	private static function enqueue(): void {
		if ( 'post' !== ( get_current_screen()->base ?? '' ) || ! ConnectedModel::is_there() ) {
			return;
		}
		wp_enqueue_script( self::HEADING );
		if ( [] !== Layout::available() ) {
			wp_enqueue_script( self::SECTION );
		}
		if ( SentImage::can_be_made() && ConnectedModel::takes_images() ) {
			wp_enqueue_script( self::ALT );
		}
	}
}
