<?php
declare( strict_types=1 );

namespace Brolga\Core\Kernel;

use Brolga\Core\Database\Migrator;
use Brolga\Core\Database\OptionRepository;
use Brolga\Core\Database\Schema;
use Brolga\Core\Lifecycle\ClockJumps;
use Brolga\Core\Lifecycle\Leftover;
use Brolga\Core\Security\Hmac;
use Brolga\Core\Settings\Settings;
use Brolga\Core\Support\All;
use Brolga\Core\Support\Clock;
use Brolga\Core\Support\Roles;

/**
 * Sets up what the plugin needs on a site, and removes it again. Each method works on the current
 * site and can safely run twice.
 */
final class Installer {

	public const HOURLY = Lifecycle::HOURLY;

	/** @param list<Leftover> $leftovers */
	public function __construct(
		private readonly Migrator $migrator,
		private readonly Schema $schema,
		private readonly OptionRepository $options,
		private readonly Hmac $hmac,
		private readonly Roles $roles,
		private readonly Clock $clock,
		private readonly Parts $parts,
		private readonly ClockJumps $jumps,
		#[All( Leftover::class )] private readonly array $leftovers
	) {}

	public function install(): void {
		$this->migrator->migrate();
		$this->hmac->ensure_secret();
		// PERF-8: WordPress queries the database each time for an option that does not exist.
		foreach ( [ Settings::OPTION, ...$this->parts->options ] as $option ) {
			add_option( $option, [], '', true );
		}
		$this->roles->install();
		$this->schedule();
	}

	/**
	 * Schedules the hourly event unless it is scheduled; checking costs no query. An event too far
	 * ahead was set by a wrong clock and is moved forward.
	 */
	public function schedule(): void {
		$now  = $this->clock->timestamp();
		$next = wp_next_scheduled( self::HOURLY );
		if ( false === $next ) {
			wp_schedule_event( $now + Lifecycle::HOUR, 'hourly', self::HOURLY );
		} elseif ( $next > $now + Lifecycle::FURTHEST ) {
			// OUTBOX-25: a fast clock set this event, so other times may also lie too far ahead.
			$this->jumps->note( $next - $now - Lifecycle::HOUR );
			$this->bring_forward( $now );
		}
	}

	/**
	 * Makes all of the plugin's scheduled events due now and deletes its transients: a wrong clock
	 * may have set them too far ahead.
	 *
	 * @param int $now A Unix timestamp.
	 */
	private function bring_forward( int $now ): void {
		foreach ( array_keys( $this->parts->cron ) as $event ) {
			if ( false !== wp_next_scheduled( $event ) ) {
				wp_unschedule_hook( $event );
				wp_schedule_single_event( $now, $event );
			}
		}
		wp_unschedule_hook( self::HOURLY );
		wp_schedule_event( $now, 'hourly', self::HOURLY );
		foreach ( $this->options->names() as $name ) {
			if ( str_starts_with( $name, '_transient_timeout_' ) ) {
				delete_transient( substr( $name, strlen( '_transient_timeout_' ) ) );
			}
		}
	}

	public function suspend(): void {
		foreach ( [ self::HOURLY, ...array_keys( $this->parts->cron ) ] as $event ) {
			wp_unschedule_hook( $event );
		}
	}

	public function clear_leftovers(): void {
		foreach ( $this->leftovers as $leftover ) {
			$leftover->remove();
		}
	}

	public function erase(): void {
		$this->suspend();
		// First, because finding leftovers needs the secret and options.
		$this->clear_leftovers();
		$this->schema->drop();
		$this->roles->remove();
		foreach ( $this->options->names() as $name ) {
			delete_option( $name );
		}
		$this->options->delete_user_meta();
	}
}
