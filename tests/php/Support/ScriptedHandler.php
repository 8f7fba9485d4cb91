<?php
/**
 * A handler that does what a test says.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Support;

use Brolga\Core\Jobs\ClaimedJob;
use Brolga\Core\Jobs\Handler;
use Closure;

/**
 * Runs a closure for each job, and remembers the jobs it got.
 */
final class ScriptedHandler implements Handler {

	/** @var list<ClaimedJob> */
	public array $jobs = [];

	/**
	 * @param Closure( ClaimedJob ): void $script What to do.
	 */
	public function __construct( private readonly Closure $script, private readonly string $kind = 'test' ) {}

	public function kind(): string {
		return $this->kind;
	}

	public function handle( ClaimedJob $job ): void {
		$this->jobs[] = $job;
		( $this->script )( $job );
	}
}
