<?php
declare( strict_types=1 );

namespace Brolga\Operations;

use Brolga\Core\Database\LedgerRepository;
use Brolga\Core\Database\Migrator;
use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Database\Transaction;
use Brolga\Core\Support\Clock;
use Brolga\Mail\QueueCheck;
use Brolga\Outbox\OutboxRepository;
use Closure;

/**
 * Whether this web node can take an enquiry and see to it. Looking leaves
 * nothing: what is written is removed.
 *
 * @see OPS-2 OPS-430
 */
final class Readiness {

	/** The group of the object cache in which it is tried. */
	private const GROUP = 'brolga_ready';

	/** Bytes that are free on a disk which is not full: an enquiry takes less. */
	private const ROOM = 2097152;

	/**
	 * @param Closure(): (float|false) $free_space Bytes that are free; false: nobody can tell.
	 */
	public function __construct(
		private readonly Transaction $transaction,
		private readonly LedgerRepository $ledger,
		private readonly Migrator $migrator,
		private readonly OutboxRepository $jobs,
		private readonly Clock $clock,
		private readonly Closure $free_space
	) {}

	/**
	 * Looks at each part.
	 *
	 * @return array<string, bool> Whether it is as it should be, by its name.
	 */
	public function parts(): array {
		$free = ( $this->free_space )();
		return [
			'disk'         => false === $free || $free >= self::ROOM,
			'database'     => $this->is_writable(),
			'schema'       => $this->migrator->is_current(),
			'queue'        => $this->is_queue_moving(),
			'object_cache' => self::is_cache_answering(),
		];
	}

	/**
	 * Whether the database keeps a row, of a name that nobody else writes. A disk that
	 * is full takes each statement, and refuses at the end.
	 */
	private function is_writable(): bool {
		$name = 'ready:' . bin2hex( random_bytes( 8 ) );
		try {
			$is_kept = $this->transaction->run( fn (): bool => $this->ledger->claim( $name, 60 ) );
			$this->ledger->release( $name );
			return $is_kept;
		} catch ( StorageUnavailable ) {
			return false;
		}
	}

	/**
	 * Whether what is due is being done.
	 */
	private function is_queue_moving(): bool {
		try {
			$next = $this->jobs->next_due();
		} catch ( StorageUnavailable ) {
			return false;
		}
		return null === $next || $next >= $this->clock->timestamp() - QueueCheck::PATIENCE;
	}

	/**
	 * Whether the object cache gives back what it was given, once this request has
	 * forgotten it. Without one that outlives requests there is none to ask.
	 */
	private static function is_cache_answering(): bool {
		if ( ! wp_using_ext_object_cache() || ! wp_cache_supports( 'flush_runtime' ) ) {
			return true;
		}
		$token = bin2hex( random_bytes( 8 ) );
		wp_cache_set( $token, $token, self::GROUP, 60 );
		wp_cache_flush_runtime();
		$answers = wp_cache_get( $token, self::GROUP ) === $token;
		wp_cache_delete( $token, self::GROUP );
		return $answers;
	}
}
