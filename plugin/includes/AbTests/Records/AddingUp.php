<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Records;

use Brolga\AbTests\Registry\StoredTest;
use Brolga\AbTests\Registry\TestRepository;
use Brolga\Core\Consent\Consent;
use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Lifecycle\Leftover;
use Brolga\Core\Security\Hmac;
use Brolga\Core\Settings\ServerValue;
use Brolga\Core\Settings\Settings;
use Brolga\Core\Support\Clock;
use Brolga\Core\Support\CronTask;
use Closure;

/**
 * Adds up what waits in the buffer of this web server, and says whether calls go
 * on to wait there: they do on a busy one. Nothing waits longer than a second
 * while calls come; what the last ones leave is added up by the next call, by
 * whoever looks at results, and each hour.
 *
 * @see AB-134 AB-135 AB-136 AB-137
 */
final class AddingUp implements CronTask, Leftover {

	/** Calls a second that one web server counts one by one. */
	public const BUSY = 20;

	/** Tests whose records can wait: what events.php reads each time stays short. */
	private const TESTS = 32;

	/** Seconds for which addresses of a group from which too many came are asked about one by one. */
	private const FULL_SECONDS = 180;

	/** Seconds after which something waits that nobody could add up. */
	private const STUCK_SECONDS = 600;

	public function __construct(
		private readonly EventBuffer $buffer,
		private readonly RecordService $records,
		private readonly TestRepository $registry,
		private readonly VariantProof $proof,
		private readonly Consent $consent,
		private readonly Hmac $hmac,
		private readonly Settings $settings,
		private readonly Clock $clock
	) {}

	/**
	 * What a call leaves to do that took the direct way: on a web server that turns
	 * out to be busy, or where something waits.
	 *
	 * @return (Closure(): void)|null To be called once the visitor has the answer; null: nothing.
	 */
	public function due(): ?Closure {
		if ( ! $this->buffer->open() ) {
			return null;
		}
		$is_busy = $this->buffer->beat( $this->clock->timestamp() ) >= self::BUSY && $this->can_wait();
		return ( $is_busy || ! $this->buffer->is_empty() ) && $this->buffer->lock()
			? function () use ( $is_busy ): void {
				$this->run( $is_busy );
				$this->buffer->unlock();
			}
			: null;
	}

	/**
	 * Adds up what waits, unless somebody does.
	 */
	public function run_task(): void {
		if ( ! $this->buffer->is_empty() && $this->buffer->lock() ) {
			$this->run( false );
			$this->buffer->unlock();
		}
	}

	/**
	 * Whether calls wait for a second on this web server now.
	 */
	public function is_busy(): bool {
		return null !== BufferState::read( $this->buffer->state(), $this->clock->timestamp() );
	}

	/**
	 * Whether something has waited for longer than any moment that was busy.
	 */
	public function is_stuck(): bool {
		return $this->buffer->waits( $this->clock->timestamp() ) > self::STUCK_SECONDS;
	}

	/**
	 * Adds up what waits, with the lock, and says how calls go on.
	 *
	 * @param bool $is_busy Whether calls are known to come at such a rate that they have to wait.
	 */
	public function run( bool $is_busy ): void {
		$now   = $this->clock->timestamp();
		$last  = BufferState::read( $this->buffer->state(), $now );
		$taken = 0;
		$full  = [];
		try {
			foreach ( $this->buffer->take( $now ) as $name => $files ) {
				// PHP makes a number of a name of digits alone.
				$batch  = (string) $name;
				$calls  = $this->calls( $files );
				$taken += count( $calls );
				foreach ( $this->records->record_all( $calls, $batch ) as $at => $answer ) {
					if ( in_array( VariantProof::UNCOUNTED, $answer->cookies, true ) ) {
						$full[ $calls[ $at ]->group() ] = $now + self::FULL_SECONDS;
					}
				}
				if ( $this->buffer->remove( $files ) ) {
					$this->records->forget( $batch );
				}
			}
			$is_busy = $is_busy || ( null !== $last && $taken >= self::BUSY / 2 * max( 1, $now - $last->at ) );
			$full   += $last?->full( $now ) ?? [];
			$this->buffer->tell( $is_busy && $this->can_wait() ? $this->state( $now, $full ) : '' );
		} catch ( StorageUnavailable ) {
			// What waits goes on waiting: soon nobody believes the state any more, and calls are told to come back.
			return;
		}
	}

	/**
	 * Removes the folder.
	 */
	public function remove(): void {
		$this->buffer->erase();
	}

	/**
	 * The calls of files. A line that is not whole was not answered.
	 *
	 * @param list<string> $files The files.
	 * @return list<BufferedCall>
	 */
	private function calls( array $files ): array {
		$pair = $this->pair();
		return array_values(
			array_filter(
				array_map(
					static fn ( string $line ): ?BufferedCall => BufferedCall::unseal( $line, $pair ),
					$this->buffer->lines( $files )
				)
			)
		);
	}

	/**
	 * Whether calls may wait at all: not where visitors are asked first, and not where
	 * operators want to know of each call.
	 */
	private function can_wait(): bool {
		return function_exists( 'sodium_crypto_box_seal' )
			&& ! ServerValue::is_named( 'BROLGA_LOG' )
			&& ! $this->consent->asks( CountingService::ID );
	}

	/**
	 * What events.php needs to know.
	 *
	 * @param array<array-key, int> $full Groups of addresses from which too many came, and until when.
	 */
	private function state( int $now, array $full ): string {
		$cookies  = VisitorCookies::of( [], $this->settings );
		$subjects = [];
		$live     = array_filter(
			$this->registry->live(),
			fn ( StoredTest $stored ): bool => $stored->is_running( $this->clock->now() )
		);
		foreach ( array_slice( $live, 0, self::TESTS ) as $stored ) {
			$key = $stored->test->key;
			foreach ( $stored->test->variants as $variant ) {
				$place              = BufferState::place( $key, $key->subject( $variant->number ) );
				$subjects[ $place ] = implode(
					' ',
					[
						$cookies->cookie_name( $key ),
						$this->proof->name( $key ),
						...array_values( $this->proof->signed( $key, $variant->number ) ),
					]
				);
			}
		}
		$key = sodium_crypto_box_publickey( $this->pair() );
		return ( new BufferState( $now, $key, is_ssl(), $subjects, $full ) )->format();
	}

	/**
	 * Both halves of the key that calls are sealed with; the one that opens them is
	 * made of the site’s secret, and is on no disk.
	 */
	private function pair(): string {
		return sodium_crypto_box_seed_keypair( (string) hex2bin( $this->hmac->digest( 'buffer', '' ) ) );
	}
}
