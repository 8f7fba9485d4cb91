<?php
declare( strict_types=1 );

namespace Brolga\Forms\Uploads;

use Brolga\Core\Database\LedgerRepository;
use Brolga\Core\Security\ClientIp;
use Brolga\Core\Settings\DeclaresServerValues;
use Brolga\Core\Settings\ServerValue;
use Brolga\Core\Support\Clock;

/**
 * Limits the bytes that visitors may upload within an hour, per address and in total. Uses the
 * generic cell rate algorithm, as RateLimiter does, with bytes in place of requests.
 *
 * @see UPLOAD-450
 */
final class UploadBudget implements DeclaresServerValues {

	private const OF_ONE = 'BROLGA_UPLOADS_HOURLY_MB';
	private const OF_ALL = 'BROLGA_UPLOADS_HOURLY_TOTAL_MB';

	private const HOUR_MS  = 3600000;
	private const MEGABYTE = 1048576;

	public function __construct(
		private readonly LedgerRepository $ledger,
		private readonly ClientIp $ip,
		private readonly Clock $clock,
		private readonly DiskAllowance $room
	) {}

	/** @return array{ServerValue, ServerValue} */
	public static function server_values(): array {
		return [ self::megabytes( self::OF_ONE, 100 ), self::megabytes( self::OF_ALL, 1000 ) ];
	}

	/** @param int $most Bytes that one submission may contain; no budget is smaller. */
	public function takes( int $bytes, int $most ): bool {
		[ $one, $all ] = self::server_values();
		return $this->room->has( $bytes )
			&& $this->spend( $this->ip->hashed_bucket(), $bytes, max( $most, self::bytes( $one ) ) )
			&& $this->spend( 'all', $bytes, max( $most, self::bytes( $all ) ) );
	}

	private function spend( string $whose, int $bytes, int $budget ): bool {
		$step = (int) max( 1, ceil( $bytes * self::HOUR_MS / $budget ) );
		return 0 === $this->ledger->advance(
			"uploads:{$whose}",
			$this->clock->milliseconds(),
			$step,
			self::HOUR_MS - $step
		);
	}

	private static function bytes( ServerValue $megabytes ): int {
		$value = $megabytes->value();
		return ( is_int( $value ) ? $value : 1 ) * self::MEGABYTE;
	}

	private static function megabytes( string $name, int $usual ): ServerValue {
		return new ServerValue(
			$name,
			[
				'type'    => 'integer',
				'minimum' => 1,
				'maximum' => 1000000,
				'message' => static fn (): string => __( 'Use a whole number of megabytes, 1 or more.', 'brolga' ),
				'default' => $usual,
			]
		);
	}
}
