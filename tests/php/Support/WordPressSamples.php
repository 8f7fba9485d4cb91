<?php
/**
 * What WordPress publishes on a new site.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Support;

use RuntimeException;

/**
 * WordPress's sample post and page, as they are installed.
 */
final class WordPressSamples {

	/**
	 * Publishes both, unchanged since.
	 *
	 * @return array{int, int} The IDs of the post and the page.
	 */
	public static function publish(): array {
		foreach ( [ 1 => 'post', 2 => 'page' ] as $id => $type ) {
			wp_delete_post( $id, true );
			$made = wp_insert_post(
				[
					'import_id'    => $id,
					'post_type'    => $type,
					'post_status'  => 'publish',
					'post_title'   => 'Sample',
					'post_content' => 'Sample',
					'post_date'    => '2024-01-01 10:00:00',
				]
			);
			if ( $id !== $made ) {
				throw new RuntimeException( "WordPress's sample {$type} could not be made." );
			}
		}
		return [ 1, 2 ];
	}
}
