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
 * Checks whether this web node can store and process a message. Whatever a check writes is removed again.
 *
 * @see OPS-2 OPS-430
 */
final class Readiness {

	private const GROUP = 'brolga_ready';

	/** The least free disk space in bytes; a message needs less. */
	private const ROOM = 2097152;

	/** @param Closure(): (float|false) $free_space */
	public function __construct(
		private readonly Transaction $transaction,
		private readonly LedgerRepository $ledger,
		private readonly Migrator $migrator,
		private readonly OutboxRepository $jobs,
		private readonly Clock $clock,
		private readonly Closure $free_space
	) {}

	/** @return array<string, bool> */
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
	 * Whether the database stores a row, with a random name. On a full disk, statements succeed
	 * and only the commit fails, so the check needs a transaction.
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

	private function is_queue_moving(): bool {
		try {
			$next = $this->jobs->next_due();
		} catch ( StorageUnavailable ) {
			return false;
		}
		return null === $next || $next >= $this->clock->timestamp() - QueueCheck::PATIENCE;
	}

	/** Whether a persistent object cache, if there is one, returns a value that was stored in it. */
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
