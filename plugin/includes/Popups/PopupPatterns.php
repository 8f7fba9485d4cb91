<?php
declare( strict_types=1 );

namespace Brolga\Popups;

use Brolga\Core\Support\Module;
use Brolga\Popups\Settings\PopupType;

/**
 * Registers the designs that a new popup offers as block patterns. The editor script sets what
 * belongs to a design besides its blocks, such as its position.
 *
 * @see POPUP-42
 */
final class PopupPatterns implements Module {

	private const CATEGORY = 'brolga-popups';
	private const PREVIEWS = 'brolga-popup-previews';

	/** The block type whose patterns WordPress offers for a new post. */
	private const STARTER = 'core/post-content';

	public function register(): void {
		add_action( 'init', $this->add( ... ) );
		add_action( 'enqueue_block_editor_assets', $this->enqueue( ... ) );
		add_action( 'enqueue_block_assets', $this->style_previews( ... ) );
	}

	private function add(): void {
		register_block_pattern_category( self::CATEGORY, [ 'label' => __( 'Popups', 'brolga' ) ] );
		foreach ( self::designs() as $name => [ $title, $description ] ) {
			register_block_pattern(
				"brolga/popup-{$name}",
				[
					'title'         => $title,
					'description'   => $description,
					'categories'    => [ self::CATEGORY ],
					'postTypes'     => [ PopupType::POST_TYPE ],
					'blockTypes'    => [ self::STARTER ],
					'viewportWidth' => 560,
					'filePath'      => dirname( __DIR__, 2 ) . "/patterns/popups/{$name}.php",
				]
			);
		}
	}

	private function enqueue(): void {
		if ( PopupType::POST_TYPE === ( get_current_screen()->post_type ?? '' ) ) {
			wp_enqueue_script( 'brolga-editor-popups' );
		}
	}

	/** Adds padding and a least height, so that previews look as on a page and show no white frame. */
	private function style_previews(): void {
		if ( is_admin() && PopupType::POST_TYPE === ( get_current_screen()->post_type ?? '' ) ) {
			wp_register_style( self::PREVIEWS, false, [], null ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion -- It has no address.
			wp_add_inline_style(
				self::PREVIEWS,
				'.block-editor-block-preview__content-iframe .is-root-container{box-sizing:border-box;'
					. 'min-height:13.5rem;padding:2rem}'
			);
			wp_enqueue_style( self::PREVIEWS );
		}
	}

	/** @return array<string, array{string, string}> */
	private static function designs(): array {
		return [
			'modal'      => [
				__( 'Offer in the center', 'brolga' ),
				__( 'A heading, a sentence and one button.', 'brolga' ),
			],
			'corner'     => [
				__( 'Sign-up in the corner', 'brolga' ),
				__( 'A newsletter sign-up that leaves the page usable.', 'brolga' ),
			],
			'bar'        => [
				__( 'Bar at the top', 'brolga' ),
				__( 'One line and a button across the page.', 'brolga' ),
			],
			'slide-in'   => [
				__( 'Slide-in contact form', 'brolga' ),
				__( 'A short contact form along the right edge.', 'brolga' ),
			],
			'notice'     => [
				__( 'Notice', 'brolga' ),
				__( 'A sentence and a button that closes the popup.', 'brolga' ),
			],
			'fullscreen' => [ __( 'Full screen', 'brolga' ), __( 'A large heading and two buttons.', 'brolga' ) ],
		];
	}
}
