<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Records;

use Brolga\AbTests\Registry\Device;
use Brolga\AbTests\Registry\Source;
use Brolga\AbTests\Registry\TestKey;
use Brolga\AbTests\Registry\Variant;

/**
 * What is added to a counter.
 */
final class Tally {

	/**
	 * @param int     $post    The test's post; 0 for records of tests that there are not.
	 * @param int     $number  The test's number on it.
	 * @param int     $variant The variant's number.
	 * @param Counted $record  What happened.
	 * @param int     $source  A Source's value, or a Refusal's code.
	 * @param int     $count   How often.
	 * @param int     $value   Money in cents, where the record is an order.
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

	/**
	 * Something that happened to a variant.
	 *
	 * @param int     $variant The variant's number.
	 * @param Counted $record  What happened.
	 * @param Source  $source  Where the visitor came from.
	 * @param int     $count   How often.
	 * @param int     $value   Money in cents, where the record is an order.
	 */
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

	/**
	 * A record that was refused.
	 *
	 * @param TestKey|null $key     The test; null: there is none.
	 * @param Refusal      $refusal Why.
	 */
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

	/**
	 * Both together.
	 *
	 * @param self $other Of the same counter.
	 */
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

	/**
	 * The counter's place in the table.
	 *
	 * @return list<int>
	 */
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
