<?php
declare( strict_types=1 );

namespace Brolga\Demo;

use Closure;

/** A piece of work that is short enough for one request, and that can be repeated without further effect. */
final class Step {

	/** @param Closure(): void $work */
	public function __construct(
		public readonly string $title,
		public readonly Closure $work
	) {}
}
