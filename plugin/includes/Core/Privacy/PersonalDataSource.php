<?php
declare( strict_types=1 );

namespace Brolga\Core\Privacy;


/**
 * A feature's part in WordPress' export and erasure of personal data.
 *
 * @phpstan-type ExportItem array{
 *     group_id: string,
 *     group_label: string,
 *     item_id: string,
 *     data: list<array{name: string, value: string}>,
 * }
 */
interface PersonalDataSource {

	/**
	 * A page of what is known of somebody. Those who keep little tell all of it
	 * on the first page.
	 *
	 * @param PersonalAddress $address Whose.
	 * @param int             $page    From 1.
	 */
	public function export( PersonalAddress $address, int $page ): ExportPage;

	/**
	 * Removes a page of what is known. Pages are not counted: what was removed is
	 * no longer in the way.
	 *
	 * @param PersonalAddress $address Whose.
	 */
	public function erase( PersonalAddress $address ): Erasure;
}
