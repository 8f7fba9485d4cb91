<?php
declare( strict_types=1 );

namespace Brolga\Health;

use Brolga\Core\Database\Migrator;
use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Database\TableRepository;
use Brolga\Core\Health\Finding;
use Brolga\Core\Health\HealthCheck;
use Closure;

/**
 * Looks at the tables and at the space on the disk.
 *
 * @see LEAD-25
 */
final class StorageCheck implements HealthCheck {

	/** Bytes below which the disk is nearly full, and below which it is full for us. */
	private const TIGHT = 524288000;
	private const FULL  = 52428800;

	/**
	 * @param Closure(): (float|false) $free_space Bytes that are free; false: nobody can tell.
	 */
	public function __construct(
		private readonly TableRepository $tables,
		private readonly Migrator $migrator,
		private readonly Closure $free_space
	) {}

	/**
	 * Its name.
	 */
	public function id(): string {
		return 'storage';
	}

	/**
	 * What it looks at.
	 */
	public function title(): string {
		return __( 'Storage', 'brolga' );
	}

	/**
	 * Looks.
	 */
	public function look(): Finding {
		$missing = $this->tables->missing();
		if ( [] !== $missing ) {
			return Finding::critical( __( 'Tables are missing', 'brolga' ), __( 'Enquiries are refused, so that none is lost in silence. Deactivate the plugin and activate it again: that makes the tables. If they are missing then, the database user lacks the right to CREATE.', 'brolga' ), implode( ', ', $missing ) )
				->with( Finding::LINK, __( 'Plugins', 'brolga' ), admin_url( 'plugins.php' ) );
		}
		if ( ! $this->migrator->is_current() ) {
			return Finding::critical( __( 'Tables are not up to date', 'brolga' ), __( 'The plugin was updated and its tables were not: the database user needs the right to ALTER and CREATE. It is tried again on every page.', 'brolga' ) );
		}
		try {
			$unsafe = $this->tables->without_transactions();
		} catch ( StorageUnavailable ) {
			// Not every database tells of its engines.
			$unsafe = [];
		}
		if ( [] !== $unsafe ) {
			return Finding::critical( __( 'Tables cannot undo', 'brolga' ), __( 'Their engine knows no transactions, so an enquiry can be stored without its mail. Ask your host to run ALTER TABLE … ENGINE=InnoDB for them.', 'brolga' ), implode( ', ', $unsafe ) );
		}
		$free = ( $this->free_space )();
		if ( false !== $free && $free < self::TIGHT ) {
			/* translators: %s: a size, for instance "120 MB". */
			$title = sprintf( __( 'The disk has %s left', 'brolga' ), size_format( (int) $free ) );
			return $free < self::FULL
				? Finding::critical( $title, __( 'Soon nothing can be stored any more. Delete what is not needed, or ask your host for more.', 'brolga' ) )
				: Finding::recommended( $title, __( 'Enquiries are small, pictures and copies are not. Delete what is not needed, or ask your host for more.', 'brolga' ) );
		}
		return Finding::good( __( 'Enquiries are stored safely', 'brolga' ), __( 'All tables are there, up to date, and can undo.', 'brolga' ) );
	}
}
