<?php
declare( strict_types=1 );

namespace Brolga\Core\Privacy;

use Brolga\Core\Database\StorageUnavailable;

/**
 * A feature's part in WordPress' export and erasure of personal data.
 *
 * @phpstan-type ExportItem array{group_id: string, group_label: string, item_id: string, data: list<array{name: string, value: string}>}
 */
interface PersonalDataSource {

	/**
	 * A page of what is known of somebody. Those who keep little tell all of it
	 * on the first page.
	 *
	 * @param PersonalAddress $address Whose.
	 * @param int             $page    From 1.
	 *
	 * @throws StorageUnavailable When the database refuses: better no answer than one with gaps.
	 */
	public function export( PersonalAddress $address, int $page ): ExportPage;

	/**
	 * Removes a page of what is known. Pages are not counted: what was removed is
	 * no longer in the way.
	 *
	 * @param PersonalAddress $address Whose.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function erase( PersonalAddress $address ): Erasure;
}
