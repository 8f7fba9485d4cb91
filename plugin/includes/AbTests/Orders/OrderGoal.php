<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Orders;

use Brolga\AbTests\Records\OriginRepository;
use Brolga\AbTests\Registry\Device;
use Brolga\AbTests\Registry\Source;

/**
 * The conversion that an order brings to a test once it is confirmed: a token that counts once,
 * and what a record says of its visitor.
 *
 * @see AB-810
 */
final class OrderGoal {

	/** A browser's own records begin with a digit. */
	private const TOKEN = '/^order-[0-9a-f]{32}$/D';

	public function __construct(
		public readonly string $token,
		public readonly Device $device,
		public readonly Source $source,
		public readonly int $origin
	) {}

	public static function new_token(): string {
		return 'order-' . bin2hex( random_bytes( 16 ) );
	}

	public static function is_token( mixed $value ): bool {
		return is_string( $value ) && 1 === preg_match( self::TOKEN, $value );
	}

	/** Reads what an order has stored; null if it is no conversion. */
	public static function read( mixed $stored ): ?self {
		$stored = is_array( $stored ) ? $stored : [];
		$token  = $stored['token'] ?? null;
		$origin = $stored['origin'] ?? null;
		return is_string( $token )
			&& self::is_token( $token )
			&& is_int( $origin )
			&& $origin >= 0
			&& $origin < OriginRepository::GROUPS
			? new self(
				$token,
				Device::named( $stored['device'] ?? '' ),
				Source::named( $stored['source'] ?? '' ),
				$origin
			)
			: null;
	}

	/** @return array{token: string, device: string, source: string, origin: int} */
	public function format(): array {
		return [
			'token'  => $this->token,
			'device' => $this->device->label(),
			'source' => $this->source->label(),
			'origin' => $this->origin,
		];
	}
}
