<?php
declare( strict_types=1 );

namespace Brolga\Core\Rest;

use Brolga\Core\Security\RateAllowance;

/**
 * How often one address may ask: for what its token is about, where that is
 * something, else for the route.
 *
 * @see REST-4
 */
final class Rate {

	/**
	 * @param string        $name      What is counted; edges that do the same share it.
	 * @param RateAllowance $allowance How often.
	 */
	public function __construct(
		public readonly string $name,
		public readonly RateAllowance $allowance = new RateAllowance()
	) {}

	/**
	 * What a request is counted for.
	 *
	 * @param string $about What its token is about; may be empty.
	 */
	public function key( string $about ): string {
		return '' === $about ? $this->name : "{$this->name}:{$about}";
	}
}
