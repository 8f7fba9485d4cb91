<?php
declare( strict_types=1 );

namespace Brolga\Demo;

use Closure;

/**
 * A piece of work short enough for any request. Doing it twice changes nothing
 * the second time.
 */
final class Step {

	/**
	 * @param string $title What it is about, for whoever watches.
	 * @param Closure(): void $work  Does it.
	 */
	public function __construct(
		public readonly string $title,
		public readonly Closure $work
	) {}
}
