<?php
declare( strict_types=1 );

namespace Brolga\Core\Lifecycle;

use Brolga\Core\All;
use Brolga\Core\Clock;
use Brolga\Core\Database\Migrator;
use Brolga\Core\Database\OptionRepository;
use Brolga\Core\Database\Schema;
use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Hmac;
use Brolga\Core\Parts;
use Brolga\Core\Roles;
use Brolga\Core\Settings\Settings;

/**
 * What a site needs of us, and how it is taken away again. Each method works on
 * the current site and can be run twice.
 */
final class Installer {

	/** The recurring event for sweeping and for what other events have missed. */
	public const HOURLY = 'brolga_hourly';

	/**
	 * @param list<Leftover>   $leftovers What lies elsewhere.
	 */
	public function __construct(
		private readonly Migrator $migrator,
		private readonly Schema $schema,
		private readonly OptionRepository $options,
		private readonly Hmac $hmac,
		private readonly Roles $roles,
		private readonly Clock $clock,
		private readonly Parts $parts,
		#[All( Leftover::class )] private readonly array $leftovers
	) {}

	/**
	 * Makes the site ready.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function install(): void {
		$this->migrator->migrate();
		$this->hmac->ensure_secret();
		// PERF-8: WordPress asks the database each time for an option that is not there.
		foreach ( [ Settings::OPTION, ...$this->parts->options ] as $option ) {
			add_option( $option, [], '', true );
		}
		$this->roles->install();
		$this->schedule();
	}

	/**
	 * Schedules the hourly event unless it is. Asking costs no query.
	 */
	public function schedule(): void {
		if ( false === wp_next_scheduled( self::HOURLY ) ) {
			wp_schedule_event( $this->clock->timestamp() + 3600, 'hourly', self::HOURLY );
		}
	}

	/**
	 * Stops what runs by itself. Data, settings and roles stay for the next activation.
	 */
	public function suspend(): void {
		foreach ( [ self::HOURLY, ...array_keys( $this->parts->cron ) ] as $event ) {
			wp_unschedule_hook( $event );
		}
	}

	/**
	 * Removes what lies outside of the database.
	 */
	public function clear_leftovers(): void {
		foreach ( $this->leftovers as $leftover ) {
			$leftover->remove();
		}
	}

	/**
	 * Removes every trace from the site.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function erase(): void {
		$this->suspend();
		// They are found by the secret and by options, which go below.
		$this->clear_leftovers();
		$this->schema->drop();
		$this->roles->remove();
		foreach ( $this->options->names() as $name ) {
			delete_option( $name );
		}
		$this->options->delete_user_meta();
	}
}
