<?php
declare( strict_types=1 );

namespace Brolga\Demo;

use Brolga\Core\Lifecycle\Leftover;
use Brolga\Core\Support\Module;
use WP_Error;
use WP_Post;

/**
 * Makes a draft the homepage when it is published. *Get started* stores this wish with the draft.
 *
 * @see START-730
 */
final class PendingFrontPage implements Module, Leftover {

	private const FIELD = 'brolga_front_page';

	private const META = '_brolga_front_page';

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

	private static function note( mixed $is_wanted, WP_Post $page ): true|WP_Error {
		if ( true !== $is_wanted ) {
			return true;
		}
		if ( ! current_user_can( self::MAY ) ) {
			return new WP_Error(
				'brolga_front_page',
				__( 'You are not allowed to choose the homepage. Ask an administrator.', 'brolga' ),
				[ 'status' => rest_authorization_required_code() ]
			);
		}
		update_post_meta( $page->ID, self::META, '1' );
		return true;
	}

	/** Makes the page the homepage once, if the publishing user may do so; for a scheduled page, its author. */
	private static function fulfil( string $now, string $before, WP_Post $post ): void {
		if (
			'page' !== $post->post_type
			|| 'publish' !== $now
			|| 'publish' === $before
			|| ! delete_post_meta( $post->ID, self::META )
		) {
			return;
		}
		$user = get_current_user_id();
		if ( user_can( 0 === $user ? (int) $post->post_author : $user, self::MAY ) ) {
			update_option( 'show_on_front', 'page' );
			update_option( 'page_on_front', $post->ID );
		}
	}
}
