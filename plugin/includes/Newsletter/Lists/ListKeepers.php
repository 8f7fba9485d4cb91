<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Lists;

/**
 * Our own list and each kind of service.
 */
final class ListKeepers {

	/**
	 * @param list<Provider> $providers All of them.
	 */
	public function __construct( private readonly array $providers ) {}

	/**
	 * @return list<Provider>
	 */
	public function all(): array {
		return $this->providers;
	}
}
