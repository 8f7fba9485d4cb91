<?php
declare( strict_types=1 );

namespace Brolga\Popups;

use Brolga\Core\Lifecycle\Leftover;
use Brolga\Popups\Settings\PopupType;

/**
 * Deletes all popups when the site is deleted, or the plugin with all its data: nothing else can
 * show posts of this type.
 *
 * @see LIFE-4 POPUP-40
 */
final class PopupLeftovers implements Leftover {

	private const BATCH = 100;

	public function remove(): void {
		do {
			$ids  = get_posts(
				[
					'post_type'   => PopupType::POST_TYPE,
					'post_status' => [ 'publish', 'future', 'draft', 'pending', 'private', 'trash', 'auto-draft' ],
					'fields'      => 'ids',
					'numberposts' => self::BATCH,
				]
			);
			$gone = array_filter(
				$ids,
				static fn ( mixed $id ): bool => is_int( $id ) && (bool) wp_delete_post( $id, true )
			);
		} while ( [] !== $gone );
	}
}
