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
 * Counts the calls waiting in this web server's buffer, and switches buffering on while the server
 * is busy and off afterwards. While calls keep coming, a call waits for about a second. The last
 * ones are counted with the next call, when someone opens the results, or by the hourly cron job.
 *
 * @see AB-134 AB-135 AB-136 AB-137
 */
final class BufferFlush implements CronTask, Leftover {

	/** Calls per second from which a web server buffers them. */
	public const BUSY = 20;

	/** Limit on tests with buffered records, because events.php reads the whole state on every call. */
	private const TESTS = 32;

	/** Seconds for which calls from an address group over its limit are checked one by one. */
	private const FULL_SECONDS = 180;

	/** Seconds after which a waiting file means that counting fails. */
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
	 * Returns the work left after a call that was counted directly, if the server has become busy
	 * or calls are waiting.
	 *
	 * @return (Closure(): void)|null To be run after the response is sent; null: nothing to do.
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

	public function run_task(): void {
		if ( ! $this->buffer->is_empty() && $this->buffer->lock() ) {
			$this->run( false );
			$this->buffer->unlock();
		}
	}

	public function is_busy(): bool {
		return null !== BufferState::read( $this->buffer->state(), $this->clock->timestamp() );
	}

	public function is_stuck(): bool {
		return $this->buffer->waits( $this->clock->timestamp() ) > self::STUCK_SECONDS;
	}

	/**
	 * Counts the waiting calls and updates the state. The caller must hold the lock.
	 *
	 * @param bool $is_busy Whether the rate of calls is already known to require buffering.
	 */
	public function run( bool $is_busy ): void {
		$now   = $this->clock->timestamp();
		$last  = BufferState::read( $this->buffer->state(), $now );
		$taken = 0;
		$full  = [];
		try {
			foreach ( $this->buffer->take( $now ) as $name => $files ) {
				// PHP turns array keys of digits into integers.
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
			// The calls stay buffered. The state soon expires, and visitors are asked to send again later.
			return;
		}
	}

	public function remove(): void {
		$this->buffer->erase();
	}

	/**
	 * Skips incomplete lines, which were never acknowledged to the visitor.
	 *
	 * @param list<string> $files
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

	/** Whether calls may be buffered: not if visitors are asked for consent or every call is logged. */
	private function can_wait(): bool {
		return function_exists( 'sodium_crypto_box_seal' )
			&& ! ServerValue::is_named( 'BROLGA_LOG' )
			&& ! $this->consent->asks( CountingService::ID );
	}

	/** @param array<array-key, int> $full Address groups over their limit, by the Unix time when that ends. */
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

	/** The key pair is derived from the site's secret, so that the private key is never written to disk. */
	private function pair(): string {
		return sodium_crypto_box_seed_keypair( (string) hex2bin( $this->hmac->digest( 'buffer', '' ) ) );
	}
}
