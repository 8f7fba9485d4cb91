<?php
declare( strict_types=1 );

namespace Brolga\Forms\Uploads;

use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Health\Finding;
use Brolga\Core\Health\HealthCheck;

/**
 * A Site Health check that reports when visitors' files cannot be stored, are inside the web root, or are
 * missing, and how to fix it. UploadsProbe tests whether the web server actually serves them.
 *
 * @see UPLOAD-11
 */
final class UploadsCheck implements HealthCheck {

	/** The number of files checked: the newest, because they are the most likely to be opened. */
	private const SAMPLE = 20;

	public function __construct(
		private readonly UploadFolder $folder,
		private readonly FileStore $store,
		private readonly UploadRepository $table,
		private readonly DiskAllowance $room
	) {}

	public function id(): string {
		return 'uploads';
	}

	public function title(): string {
		return __( 'Uploaded files', 'brolga' );
	}

	public function look(): Finding {
		$place = $this->folder->path();
		$remedy = sprintf(
			/* translators: 1: the name of a constant, 2: the name of a file. */
			__( 'Set the constant %1$s in %2$s to a folder outside the web root that PHP can write to.', 'brolga' ),
			UploadFolder::SETTING,
			'wp-config.php'
		);
		if ( ! $this->folder->is_writable() ) {
			return Finding::critical(
				__( 'Uploaded files cannot be stored', 'brolga' ),
				__( 'Forms with file uploads are not available.', 'brolga' ) . ' ' . $remedy,
				$place
			);
		}
		$missing = $this->missing();
		if ( $missing > 0 ) {
			$label = sprintf(
				/* translators: %d: a number. */
				_n( '%d lead file is missing', '%d lead files are missing', $missing, 'brolga' ),
				$missing
			);
			return Finding::critical(
				$label,
				__( 'The site may have been moved without its uploaded files. Copy the folder’s contents from the old server or from a backup.', 'brolga' ),
				$place
			);
		}
		if ( ! $this->room->has( 0 ) ) {
			return Finding::critical(
				__( 'The disk is nearly full: uploaded files are not stored', 'brolga' ),
				__( 'Messages are stored without their files, and visitors see a note. Free up space, delete leads with files you no longer need, or ask your host for more space.', 'brolga' ),
				$place
			);
		}
		if ( $this->folder->is_public() ) {
			return Finding::critical(
				__( 'Uploaded files are stored inside the web root', 'brolga' ),
				__( 'The folder has a public URL. Its name cannot be guessed. Rules for Apache and IIS block access; nginx ignores them.', 'brolga' ) . ' ' . $remedy,
				$place
			)
				->with( Finding::PROBE, __( 'Run test', 'brolga' ) );
		}
		$root = $this->folder->foreign_root();
		if ( '' !== $root ) {
			/* translators: %s: the path of a folder. */
			$risk = sprintf( __( 'The folder is inside %s, which looks publicly accessible. Its name cannot be guessed. Rules for Apache and IIS block access; nginx ignores them.', 'brolga' ), $root );
			return Finding::recommended(
				__( 'Uploaded files may be stored inside another website', 'brolga' ),
				$risk . ' ' . $remedy,
				$place
			);
		}
		$free = $this->room->free();
		if ( false !== $free && $free < 2 * $this->room->reserve() ) {
			return Finding::recommended(
				/* translators: %s: a size, for instance "120 MB". */
				sprintf( __( '%s left for uploaded files', 'brolga' ), size_format( (int) $free ) ),
				sprintf(
					/* translators: %s: a size, for instance "500 MB". */
					__( 'When less than %s is left, messages are stored without their files. Free up space, delete leads with files you no longer need, or ask your host for more space.', 'brolga' ),
					size_format( $this->room->reserve() )
				),
				$place
			);
		}
		/* translators: %s: the path of a folder. */
		$where = sprintf( __( 'Uploaded files are stored in %s. Nobody can open them without logging in. Make sure your backups include the folder.', 'brolga' ), $place );
		return Finding::good( __( 'Uploaded files are stored outside the web root', 'brolga' ), $where );
	}

	private function missing(): int {
		try {
			$missing = 0;
			foreach ( $this->table->newest( self::SAMPLE ) as $upload ) {
				$missing += $this->store->has( $upload->id ) ? 0 : 1;
			}
			return $missing;
		} catch ( StorageUnavailable ) {
			return 0;
		}
	}
}
