<?php
declare( strict_types=1 );

namespace Brolga\Shop;

use Brolga\Core\Events\Question;

/**
 * Asks other features what they have to tell the browser before it shows the confirmation page of
 * an order. They set their cookies themselves.
 *
 * @see AB-811
 */
final class OrderPageAsked implements Question {

	/** @param array<string, string> $origin What the order has stored about its buyer. */
	public function __construct( public readonly array $origin ) {}
}
