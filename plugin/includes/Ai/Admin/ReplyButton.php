<?php
declare( strict_types=1 );

namespace Brolga\Ai\Admin;

use Brolga\Ai\Model\ConnectedModel;
use Brolga\Core\Page\Build;
use Brolga\Core\Settings\Settings;
use Brolga\Core\Support\Module;

/**
 * Adds to the inbox's reply the button that drafts it, where the owner has allowed that.
 *
 * @see AI-1 AI-30
 */
final class ReplyButton implements Module {

	public function __construct(
		private readonly Build $build,
		private readonly Settings $settings
	) {}

	public function register(): void {
		add_action( 'admin_enqueue_scripts', $this->enqueue( ... ), Script::EARLY );
	}

	private function enqueue( string $hook_suffix ): void {
		if (
			'toplevel_page_brolga-leads' === $hook_suffix
			&& AiSection::allows_replies( $this->settings )
			&& ConnectedModel::is_there()
		) {
			Script::enqueue( $this->build, 'ai-reply' );
		}
	}
}
