<?php
declare( strict_types=1 );

namespace Brolga\Core\Admin;

use Brolga\Core\Support\Module;
use Closure;

/**
 * Opens the block editor with a block to insert, which an admin screen's "Add" button names in a
 * query parameter. A new page starts with the block; on an existing page the editor's script
 * inserts it and shows what to do next.
 *
 * @see FORM-70 AB-72
 */
final class EditorPrefill implements Module {

	public const PARAMETER = 'brolga_add';

	private const SCRIPT = 'brolga-editor-prefill';

	/**
	 * @param Closure(string): ?string $markup Returns block markup for the query parameter's value: empty for
	 *     no block, null for a value that belongs to another feature.
	 */
	public function __construct( private readonly Closure $markup ) {}

	public function register(): void {
		$markup = $this->markup;
		add_filter(
			'default_content',
			static fn ( mixed $content ): mixed => '' === $content ? $markup( self::asked() ) ?? $content : $content
		);
		add_action(
			'enqueue_block_editor_assets',
			static function () use ( $markup ): void {
				$blocks = $markup( self::asked() );
				if ( null === $blocks ) {
					return;
				}
				wp_enqueue_script( self::SCRIPT );
				$prefill = [
					'what'   => self::asked(),
					'markup' => $blocks,
					'isNew'  => 'add' === ( get_current_screen()->action ?? '' ),
				];
				wp_add_inline_script(
					self::SCRIPT,
					'window.brolgaPrefill = ' . wp_json_encode( $prefill, JSON_HEX_TAG | JSON_HEX_AMP ) . ';',
					'before'
				);
			}
		);
	}

	private static function asked(): string {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- Nothing is changed: an editor opens with a block in it. Reduced to a key below.
		$asked = is_admin() ? wp_unslash( $_GET[ self::PARAMETER ] ?? '' ) : '';
		return is_string( $asked ) ? sanitize_key( $asked ) : '';
	}
}
