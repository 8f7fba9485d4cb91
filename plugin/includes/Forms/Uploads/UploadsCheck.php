<?php
declare( strict_types=1 );

namespace Brolga\Forms\Uploads;

use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Health\Finding;
use Brolga\Core\Health\HealthCheck;
use Closure;

/**
 * Tells when visitors' files cannot be stored, lie where the web server might
 * show them, or are missing, and how to mend it. Whether the server does show
 * them, UploadsProbe asks.
 *
 * @see UPLOAD-11
 */
final class UploadsCheck implements HealthCheck {

	/** Files that are looked for: the newest are the ones somebody will open. */
	private const SAMPLE = 20;

	/** Bytes that some forms with files take up quickly. */
	private const TIGHT = 524288000;

	/**
	 * @param Closure(string): (float|false) $free_space Bytes that are free for a folder; false: nobody can tell.
	 */
	public function __construct(
		private readonly UploadFolder $folder,
		private readonly FileStore $store,
		private readonly UploadRepository $table,
		private readonly Closure $free_space
	) {}

	/**
	 * Its name.
	 */
	public function id(): string {
		return 'uploads';
	}

	/**
	 * What it looks at.
	 */
	public function title(): string {
		return __( 'Files from visitors', 'brolga' );
	}

	/**
	 * Looks.
	 */
	public function look(): Finding {
		$place = $this->folder->path();
		/* translators: 1: the name of a constant, 2: the name of a file. */
		$remedy = sprintf( __( 'Name a folder outside of the website, which PHP can write to, by the constant %1$s in %2$s.', 'brolga' ), UploadFolder::SETTING, 'wp-config.php' );
		if ( ! $this->folder->is_writable() ) {
			return Finding::critical( __( 'Files from visitors cannot be stored', 'brolga' ), __( 'Forms with files answer that they are not available.', 'brolga' ) . ' ' . $remedy, $place );
		}
		$missing = $this->missing();
		if ( $missing > 0 ) {
			/* translators: %d: a number. */
			$label = sprintf( _n( '%d file of a lead is missing', '%d files of leads are missing', $missing, 'brolga' ), $missing );
			return Finding::critical( $label, __( 'The website may have been moved without them. Copy the folder’s content over from where the website was, or from a backup.', 'brolga' ), $place );
		}
		if ( $this->folder->is_public() ) {
			return Finding::critical( __( 'Files from visitors lie within the website', 'brolga' ), __( 'Nothing outside of it can be written to. The folder’s name cannot be guessed and Apache and IIS are told to show nothing of it, but nginx is not.', 'brolga' ) . ' ' . $remedy, $place )
				->with( Finding::PROBE, __( 'Does the server show them?', 'brolga' ) );
		}
		$root = $this->folder->foreign_root();
		if ( '' !== $root ) {
			/* translators: %s: the path of a folder. */
			return Finding::recommended( __( 'Files from visitors may lie within another website', 'brolga' ), sprintf( __( '%s, in which their folder is, looks like one that a web server shows. The folder’s name cannot be guessed, and Apache and IIS are told to show nothing of it, but nginx is not.', 'brolga' ), $root ) . ' ' . $remedy, $place );
		}
		$free = ( $this->free_space )( is_dir( $place ) ? $place : dirname( $place ) );
		if ( false !== $free && $free < self::TIGHT ) {
			/* translators: %s: a size, for instance "120 MB". */
			return Finding::recommended( sprintf( __( 'Files from visitors have %s left', 'brolga' ), size_format( (int) $free ) ), __( 'Where a file cannot be stored, its form says so and nothing is sent. Make room, delete leads whose files nobody needs, or ask your host for more.', 'brolga' ), $place );
		}
		/* translators: %s: the path of a folder. */
		return Finding::good( __( 'Files from visitors lie outside of the website', 'brolga' ), __( 'Nobody can open them without logging in. Include the folder in your backups.', 'brolga' ) . ' ' . sprintf( __( 'They lie in %s.', 'brolga' ), $place ) );
	}

	/**
	 * How many of the newest files are not where they must be.
	 */
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
