<?php
declare( strict_types=1 );

namespace Brolga\Ai\Admin;

use Brolga\Ai\Model\ConnectedModel;
use Brolga\Core\Page\Build;
use Brolga\Core\Support\Module;

/**
 * Adds to the screen *Get started* the card that drafts texts in the place of sample texts.
 *
 * @see AI-1 AI-10
 */
final class StartCard implements Module {

	public function __construct( private readonly Build $build ) {}

	public function register(): void {
		add_action( 'admin_enqueue_scripts', $this->enqueue( ... ), Script::EARLY );
	}

	private function enqueue( string $hook_suffix ): void {
		if ( str_ends_with( $hook_suffix, '_page_brolga-start' ) && ConnectedModel::is_there() ) {
			Script::enqueue( $this->build, 'ai-texts' );
		}
	}
}
