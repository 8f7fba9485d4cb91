<?php
declare( strict_types=1 );

namespace Brolga\Core\Rest;

use Brolga\Core\Security\RateAllowance;

/**
 * The rate limit of a route per IP address, counted separately for each thing that tokens are
 * about, such as a form.
 *
 * @see REST-4
 */
final class Rate {

	/** @param string $name Entry points that do the same share one name, and so one limit. */
	public function __construct(
		public readonly string $name,
		public readonly RateAllowance $allowance = new RateAllowance()
	) {}

	public function key( string $about ): string {
		return '' === $about ? $this->name : "{$this->name}:{$about}";
	}
}
