<?php
declare( strict_types=1 );

namespace Brolga\Forms\Uploads;


/**
 * Removes files together with their lead. Rows are deleted in the transaction that removes the
 * lead, files after it: if the process ends in between, UploadsSweep finds the files.
 *
 * @see UPLOAD-8
 */
final class LeadFiles {

	public function __construct(
		private readonly UploadRepository $table,
		private readonly FileStore $store
	) {}

	/** @return list<Upload> */
	public function of( int $lead_id ): array {
		return $this->table->of_lead( $lead_id );
	}

	/**
	 * Deletes the rows of a lead's files, in the lead's transaction.
	 *
	 * @return list<string> The files to pass to remove() after the transaction.
	 */
	public function forget( int $lead_id ): array {
		return $this->table->drop_of_lead( $lead_id );
	}

	/** @param list<string> $ids */
	public function remove( array $ids ): void {
		$this->store->remove( $ids );
	}
}
