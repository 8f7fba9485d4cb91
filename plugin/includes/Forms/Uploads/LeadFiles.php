<?php
declare( strict_types=1 );

namespace Brolga\Forms\Uploads;

use Brolga\Core\Database\StorageUnavailable;

/**
 * Files live and die with their lead. Rows go in the transaction that removes
 * the lead, files after it: should the process end in between, the sweep
 * finds them.
 *
 * @see UPLOAD-8
 */
final class LeadFiles {

	public function __construct(
		private readonly UploadRepository $table,
		private readonly FileStore $store
	) {}

	/**
	 * The files of a lead.
	 *
	 * @param int $lead_id The lead.
	 * @return list<Upload>
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function of( int $lead_id ): array {
		return $this->table->of_lead( $lead_id );
	}

	/**
	 * Forgets the files of a lead, in the lead's transaction.
	 *
	 * @param int $lead_id The lead.
	 * @return list<string> What remove() takes once the transaction has ended.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function forget( int $lead_id ): array {
		return $this->table->drop_of_entry( $lead_id );
	}

	/**
	 * Removes files that are forgotten.
	 *
	 * @param list<string> $ids What forget() returned.
	 */
	public function remove( array $ids ): void {
		$this->store->remove( $ids );
	}
}
