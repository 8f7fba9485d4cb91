<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Records;

use Brolga\AbTests\Registry\Device;
use Brolga\AbTests\Registry\Source;
use Brolga\AbTests\Registry\TestKey;
use Brolga\AbTests\Registry\Variant;

/** An amount to add to one counter. */
final class Tally {

	/**
	 * @param int $post 0: records of unknown tests.
	 * @param int $source A Source's value or a Refusal's code.
	 * @param int $value The order's value in cents.
	 */
	private function __construct(
		public readonly int $post,
		public readonly int $number,
		public readonly int $variant,
		public readonly Counted $record,
		public readonly Device $device,
		public readonly int $source,
		public readonly int $count,
		public readonly int $value
	) {}

	/** @param int $value The order's value in cents. */
	public static function of(
		TestKey $key,
		int $variant,
		Counted $record,
		Device $device = Device::Unknown,
		Source $source = Source::Unknown,
		int $count = 1,
		int $value = 0
	): self {
		return new self( $key->post, $key->number, $variant, $record, $device, $source->value, $count, $value );
	}

	public static function refused( ?TestKey $key, Refusal $refusal ): self {
		return new self(
			$key->post ?? 0,
			$key->number ?? 0,
			Variant::CONTROL,
			Counted::Refused,
			Device::Unknown,
			$refusal->code(),
			1,
			0
		);
	}

	public function plus( self $other ): self {
		return new self(
			$this->post,
			$this->number,
			$this->variant,
			$this->record,
			$this->device,
			$this->source,
			$this->count + $other->count,
			$this->value + $other->value
		);
	}

	/** @return list<int> */
	public function place(): array {
		return [
			$this->post,
			$this->number,
			$this->variant,
			$this->record->value,
			$this->device->value,
			$this->source,
		];
	}
}
