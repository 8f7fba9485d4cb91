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

	public function export( PersonalAddress $address, int $page ): ExportPage;

	/**
	 * Erases one batch of a person's data. There is no page number, because erased data no longer
	 * appear in the next batch.
	 */
	public function erase( PersonalAddress $address ): Erasure;
}
