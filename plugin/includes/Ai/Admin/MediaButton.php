<?php
declare( strict_types=1 );

namespace Brolga\Ai\Admin;

use Brolga\Ai\Images\SentImage;
use Brolga\Ai\Model\ConnectedModel;
use Brolga\Core\Page\Build;
use Brolga\Core\Support\Module;
use WP_Post;

/**
 * Adds to an image's details in the media library, and in the windows that choose images, the button that drafts its
 * alternative text.
 *
 * @see AI-1 AI-40
 */
final class MediaButton implements Module {

	private ?bool $is_offered = null;

	public function __construct( private readonly Build $build ) {}

	public function register(): void {
		add_action( 'wp_enqueue_media', $this->enqueue( ... ) );
		add_action( 'admin_enqueue_scripts', $this->enqueue_on_edit_screen( ... ), Script::EARLY );
		add_filter( 'attachment_fields_to_edit', $this->add( ... ), 10, 2 );
	}

	private function enqueue_on_edit_screen(): void {
		if ( 'attachment' === ( get_current_screen()->id ?? '' ) ) {
			$this->enqueue();
		}
	}

	private function enqueue(): void {
		if ( is_admin() && $this->is_offered() ) {
			Script::enqueue( $this->build, 'ai-media' );
			wp_enqueue_style( 'wp-components' );
		}
	}

	/** @param mixed $fields Some plugins hand on something else. */
	private function add( mixed $fields, WP_Post $image ): mixed {
		if ( is_array( $fields ) && wp_attachment_is_image( $image ) && $this->is_offered() ) {
			$fields['brolga_alt'] = [
				'label' => __( 'AI', 'brolga' ),
				'input' => 'html',
				'html'  => sprintf(
					'<button type="button" class="button" data-brolga-alt="%d">%s</button>',
					$image->ID,
					esc_html__( 'Draft alternative text…', 'brolga' )
				),
			];
		}
		return $fields;
	}

	/** The library asks for each of its images. */
	private function is_offered(): bool {
		return $this->is_offered ??= SentImage::can_be_made() && ConnectedModel::takes_images();
	}
}
