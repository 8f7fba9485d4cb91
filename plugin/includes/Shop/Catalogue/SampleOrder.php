<?php
declare( strict_types=1 );

namespace Brolga\Shop\Catalogue;

/**
 * An order of somebody who does not exist.
 *
 * @see DEMO-241
 */
final class SampleOrder {

	/**
	 * Keeps what is known of it.
	 *
	 * @param int                $at       When it was placed and paid for, in seconds since 1970.
	 * @param string             $status   How far it is.
	 * @param string             $name     Who placed it: given name and surname.
	 * @param string             $city     Where they live.
	 * @param string             $state    Its state's code.
	 * @param array<string, int> $lines    How many of which product, by its SKU.
	 * @param string             $method   How it is delivered, by the method's id.
	 * @param string             $delivery What buyers call that.
	 * @param string             $cost     Without tax.
	 * @param string             $payment  What buyers call the way they paid.
	 * @param string             $source   Where they came from; may be empty.
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

	/**
	 * Where it goes, and who pays, by the order's properties.
	 *
	 * @return array<string, string>
	 */
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
