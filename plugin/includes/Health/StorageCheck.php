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
 * A health check for the database tables and the free disk space.
 *
 * @see LEAD-25
 */
final class StorageCheck implements HealthCheck {

	/** Free bytes below which a warning, and below which an error is reported. */
	private const TIGHT = 524288000;
	private const FULL  = 52428800;

	/** @param Closure(): (float|false) $free_space Free bytes; false if unknown. */
	public function __construct(
		private readonly TableRepository $tables,
		private readonly Migrator $migrator,
		private readonly Closure $free_space
	) {}

	public function id(): string {
		return 'storage';
	}

	public function title(): string {
		return __( 'Storage', 'brolga' );
	}

	public function look(): Finding {
		$missing = $this->tables->missing();
		if ( [] !== $missing ) {
			return Finding::critical(
				__( 'Tables are missing', 'brolga' ),
				__( 'Forms are rejecting messages until this is fixed, so that none gets lost. Deactivate and reactivate the plugin to create the tables. If tables are still missing, the database user needs the CREATE privilege.', 'brolga' ),
				implode( ', ', $missing )
			)
				->with( Finding::LINK, __( 'Plugins', 'brolga' ), admin_url( 'plugins.php' ) );
		}
		if ( ! $this->migrator->is_current() ) {
			return Finding::critical(
				__( 'Tables are not up to date', 'brolga' ),
				__( 'The plugin was updated but its tables were not. Give the database user the ALTER and CREATE privileges. The update is retried automatically on the next page load.', 'brolga' )
			);
		}
		try {
			$unsafe = $this->tables->without_transactions();
		} catch ( StorageUnavailable ) {
			// Some databases do not report their storage engines.
			$unsafe = [];
		}
		if ( [] !== $unsafe ) {
			return Finding::critical(
				__( 'Tables do not support transactions', 'brolga' ),
				__( 'Without transactions, a lead may be stored without its email. Ask your host to run ALTER TABLE … ENGINE=InnoDB on these tables.', 'brolga' ),
				implode( ', ', $unsafe )
			);
		}
		$free = ( $this->free_space )();
		if ( false !== $free && $free < self::TIGHT ) {
			/* translators: %s: a size, for instance "120 MB". */
			$title = sprintf( __( '%s of disk space left', 'brolga' ), size_format( (int) $free ) );
			return $free < self::FULL
				? Finding::critical(
					$title,
					__( 'Soon, no more leads can be stored. Delete files you do not need, or ask your host for more space.', 'brolga' )
				)
				: Finding::recommended(
					$title,
					__( 'Leads need little space, but images and backups need a lot. Delete files you do not need, or ask your host for more space.', 'brolga' )
				);
		}
		return Finding::good(
			__( 'Leads are stored safely', 'brolga' ),
			__( 'All tables exist, are up to date and support transactions.', 'brolga' )
		);
	}
}
