<?php
declare( strict_types=1 );

namespace Brolga\Shop\Catalogue;

/**
 * An order of a fictitious buyer for the demo shop.
 *
 * @see DEMO-241
 */
final class SampleOrder {

	/**
	 * @param int $at Unix timestamp of the order and its payment.
	 * @param array<string, int> $lines Quantities by SKU.
	 * @param string $cost Shipping cost without tax.
	 * @param string $source Where the buyer came from; may be empty.
	 */
	public function __construct(
		public readonly int $at,
		public readonly string $status,
		public readonly string $name,
		private readonly string $city,
		private readonly string $state,
		private readonly string $postcode,
		public readonly array $lines,
		public readonly string $method,
		public readonly string $delivery,
		public readonly string $cost,
		public readonly string $payment,
		public readonly string $source
	) {}

	/** @return array<string, string> */
	public function address(): array {
		[ $first, $last ] = [ ...explode( ' ', $this->name, 2 ), '' ];
		$all              = [ 'billing_email' => sanitize_title( $this->name ) . '@example.com' ];
		foreach ( [ 'billing', 'shipping' ] as $group ) {
			$all += [
				"{$group}_first_name" => $first,
				"{$group}_last_name"  => $last,
				"{$group}_address_1"  => '1 Sample Street',
				"{$group}_city"       => $this->city,
				"{$group}_state"      => $this->state,
				"{$group}_postcode"   => $this->postcode,
				"{$group}_country"    => 'AU',
			];
		}
		return $all;
	}
}
