<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Records;

use Brolga\AbTests\Registry\TestKey;
use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Security\Staff;
use Brolga\Core\Support\Clock;

/**
 * Counts how often a test was shown to visitors without consent. Their browsers report nothing, so
 * the server counts when it prints the page or returns a variant: one number per hour and reason,
 * without any data about visitors.
 *
 * @see AB-68
 */
final class UncountedViews {

	/** @var array<string, Tally> */
	private array $tallies = [];

	public function __construct(
		private readonly CountRepository $counts,
		private readonly UncountedVisitor $rules,
		private readonly Staff $staff,
		private readonly Clock $clock
	) {}

	/** Stores the counts after the page is sent. Called with the first count only. */
	private function register(): void {
		add_action( 'shutdown', $this->store( ... ) );
	}

	/**
	 * Counts a test on the page being printed, once even if the page contains it several times.
	 *
	 * @param array<array-key, mixed> $server
	 * @param array<array-key, mixed> $cookies
	 */
	public function add( TestKey $test, array $server, array $cookies ): void {
		// The current page replaces the referrer, which is the page that linked to it.
		$this->asked( $test, [ 'HTTP_REFERER' => $server['REQUEST_URI'] ?? '' ] + $server, $cookies );
	}

	/**
	 * @param array<array-key, mixed> $server
	 * @param array<array-key, mixed> $cookies
	 */
	public function asked( TestKey $test, array $server, array $cookies ): void {
		$call   = RecordCall::of( $server, $cookies, 0, '', null, $this->staff->is_here() );
		$reason = $this->rules->reason( $call );
		if ( null === $reason ) {
			return;
		}
		if ( [] === $this->tallies ) {
			$this->register();
		}
		$this->tallies[ $test->format() ] = Tally::refused( $test, $reason );
	}

	public function store(): void {
		$tallies       = array_values( $this->tallies );
		$this->tallies = [];
		try {
			$this->counts->add(
				$tallies,
				CountRepository::hour( $this->clock->timestamp() ),
				random_int( 0, CountRepository::SLOTS - 1 )
			);
		} catch ( StorageUnavailable ) {
			// The page is shown all the same.
			return;
		}
	}
}
