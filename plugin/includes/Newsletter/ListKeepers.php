<?php
/**
 * Who keeps lists.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Newsletter;

use ArrayIterator;
use Iterator;
use IteratorAggregate;

/**
 * Our own list and each kind of service.
 *
 * @implements IteratorAggregate<int, Provider>
 */
final class ListKeepers implements IteratorAggregate {

	/**
	 * Keeps them.
	 *
	 * @param list<Provider> $providers All of them.
	 */
	public function __construct( private readonly array $providers ) {}

	/**
	 * One after the other.
	 *
	 * @return Iterator<int, Provider>
	 */
	public function getIterator(): Iterator {
		return new ArrayIterator( $this->providers );
	}
}
