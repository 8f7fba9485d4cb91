<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Lists;

/** All providers: the site's own lists and each kind of email service. */
final class ListKeepers {

	/** @param list<Provider> $providers */
	public function __construct( private readonly array $providers ) {}

	/** @return list<Provider> */
	public function all(): array {
		return $this->providers;
	}
}
