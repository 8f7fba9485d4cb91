<?php
declare( strict_types=1 );

namespace Brolga\Forms\Uploads;

use Brolga\Core\Database\StorageUnavailable;

/**
 * Files live and die with their entry. Rows go in the transaction that removes
 * the entry, files after it: should the process end in between, the sweep
 * finds them.
 *
 * @see UPLOAD-8
 */
final class EntryFiles {

	public function __construct(
		private readonly UploadRepository $table,
		private readonly FileStore $store
	) {}

	/**
	 * The files of an entry.
	 *
	 * @param int $entry_id The entry.
	 * @return list<Upload>
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function of( int $entry_id ): array {
		return $this->table->of_entry( $entry_id );
	}

	/**
	 * Forgets the files of an entry, in the entry's transaction.
	 *
	 * @param int $entry_id The entry.
	 * @return list<string> What remove() takes once the transaction has ended.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function forget( int $entry_id ): array {
		return $this->table->drop_of_entry( $entry_id );
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
