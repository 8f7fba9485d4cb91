<?php
declare( strict_types=1 );

namespace Brolga\Popups;

use Brolga\Core\Lifecycle\Leftover;
use Brolga\Popups\Settings\PopupType;

/**
 * Popups are posts that nothing else can show: where every trace goes, they go.
 *
 * @see LIFE-4 POPUP-40
 */
final class PopupLeftovers implements Leftover {

	/** Posts of one go: their revisions go with them. */
	private const BATCH = 100;

	/**
	 * Deletes them, with their revisions and settings.
	 */
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
