<?php
declare( strict_types=1 );

namespace Brolga\Forms\Source;

use Brolga\Core\Support\Module;
use WP_Block_Editor_Context;

/**
 * Tells the editor whether what a form of this post says of mails counts.
 *
 * @see FORM-63
 */
final class FormAuthorSettings implements Module {

	/** Its name among the editor's settings. */
	public const SETTING = 'brolgaFormAuthor';

	/**
	 * Adds to the editor's settings.
	 */
	public function register(): void {
		add_filter( 'block_editor_settings_all', $this->add_to( ... ), 10, 2 );
	}

	/**
	 * The editor's settings with ours.
	 *
	 * @param array<string, mixed> $settings The editor's.
	 * @param mixed                $context  What is edited.
	 * @return array<string, mixed>
	 */
	private function add_to( array $settings, mixed $context = null ): array {
		$post = $context instanceof WP_Block_Editor_Context ? $context->post : null;
		if ( null === $post ) {
			return $settings;
		}
		$author = FormAuthor::of_post( $post->ID );
		return [
			self::SETTING => [
				'decides'  => $author->decides,
				'receives' => $author->receives,
			],
		] + $settings;
	}
}
