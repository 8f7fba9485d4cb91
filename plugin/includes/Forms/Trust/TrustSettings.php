<?php
declare( strict_types=1 );

namespace Brolga\Forms\Trust;

use Brolga\Core\Support\Module;
use Brolga\Core\Support\Roles;
use Brolga\Forms\Definition\ApprovedSettings;
use Brolga\Mail\Sender;
use WP_Block_Editor_Context;

/**
 * Tells the editor whether the current user may change where a form's leads go, and whether the
 * post's form settings await approval by a user who may.
 *
 * @see FORM-421 FORM-440
 */
final class TrustSettings implements Module {

	public const SETTING = 'brolgaFormTrust';

	public function __construct( private readonly Sender $sender ) {}

	public function register(): void {
		add_filter( 'block_editor_settings_all', $this->add_to( ... ), 10, 2 );
	}

	/**
	 * @param array<string, mixed> $settings
	 * @return array<string, mixed>
	 */
	private function add_to( array $settings, mixed $context = null ): array {
		$post    = $context instanceof WP_Block_Editor_Context ? $context->post : null;
		$decides = current_user_can( Roles::MANAGE_LEADS );
		return [
			self::SETTING => [
				'decides' => $decides,
				// The recipient for forms without one, shown only to users who may manage leads.
				'usual'   => $decides ? $this->sender->owner() : '',
				'waits'   => null !== $post && ApprovedSettings::are_awaited( $post->ID, $post->post_content ),
			],
		] + $settings;
	}
}
