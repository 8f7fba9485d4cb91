<?php
declare( strict_types=1 );

namespace Brolga\Forms\Uploads;


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
	 * @return list<Upload>
	 */
	public function of( int $lead_id ): array {
		return $this->table->of_lead( $lead_id );
	}

	/**
	 * Forgets the files of a lead, in the lead's transaction.
	 *
	 * @return list<string> What remove() takes once the transaction has ended.
	 */
	public function forget( int $lead_id ): array {
		return $this->table->drop_of_lead( $lead_id );
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
