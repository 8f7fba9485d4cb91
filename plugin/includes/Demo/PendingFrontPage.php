<?php
declare( strict_types=1 );

namespace Brolga\Demo;

use Brolga\Core\Lifecycle\Leftover;
use Brolga\Core\Support\Module;
use WP_Error;
use WP_Post;

/**
 * Makes a draft the homepage when it is published. *Get started* stores this wish with the draft, and whether
 * WordPress's samples then go.
 *
 * @see START-730 START-879
 */
final class PendingFrontPage implements Module, Leftover {

	private const FIELD = 'brolga_front_page';

	private const META = '_brolga_front_page';

	/** The wish of who wants the samples gone as well; as it is sent, and as it is stored. */
	private const WITHOUT_SAMPLES = 'without_samples';

	private const MAY = 'manage_options';

	public function register(): void {
		add_action( 'rest_api_init', self::add( ... ) );
		add_action( 'transition_post_status', self::fulfil( ... ), 10, 3 );
	}

	public function remove(): void {
		delete_metadata( 'post', 0, self::META, '', true );
	}

	/**
	 * Adds a write-only field. If it were readable, the editor would send it back with every save,
	 * whoever saves.
	 */
	private static function add(): void {
		register_rest_field(
			'page',
			self::FIELD,
			[ 'update_callback' => self::note( ... ) ]
		);
	}

	private static function note( mixed $wish, WP_Post $page ): true|WP_Error {
		if ( true !== $wish && self::WITHOUT_SAMPLES !== $wish ) {
			return true;
		}
		if ( ! current_user_can( self::MAY ) ) {
			return new WP_Error(
				'brolga_front_page',
				__( 'You are not allowed to choose the homepage. Ask an administrator.', 'brolga' ),
				[ 'status' => rest_authorization_required_code() ]
			);
		}
		update_post_meta( $page->ID, self::META, true === $wish ? '1' : $wish );
		return true;
	}

	/** Makes the page the homepage once, if the publishing user may do so; for a scheduled page, its author. */
	private static function fulfil( string $now, string $before, WP_Post $post ): void {
		if ( 'page' !== $post->post_type || 'publish' !== $now || 'publish' === $before ) {
			return;
		}
		$wish = get_post_meta( $post->ID, self::META, true );
		if ( ! delete_post_meta( $post->ID, self::META ) ) {
			return;
		}
		$current = get_current_user_id();
		$user    = 0 === $current ? (int) $post->post_author : $current;
		if ( user_can( $user, self::MAY ) ) {
			update_option( 'show_on_front', 'page' );
			update_option( 'page_on_front', $post->ID );
			if ( self::WITHOUT_SAMPLES === $wish ) {
				SampleContent::bin( $user );
			}
		}
	}
}
