<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Records;

use Brolga\AbTests\Registry\TestKey;
use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Security\Staff;
use Brolga\Core\Support\Clock;

/**
 * How often a test was shown to somebody who takes no part for lack of consent.
 * Their browsers count nothing, so the server does, when it prints the page or
 * is asked for a variant: a number an hour and reason, and nothing of who it was.
 *
 * @see AB-68
 */
final class UncountedViews {

	/** @var array<string, Tally> */
	private array $tallies = [];

	public function __construct(
		private readonly CountRepository $counts,
		private readonly Uncounted $rules,
		private readonly Staff $staff,
		private readonly Clock $clock
	) {}

	/**
	 * Waits until the page is done; pages without a test wait for nothing.
	 */
	private function register(): void {
		add_action( 'shutdown', $this->store( ... ) );
	}

	/**
	 * A test was printed for somebody who has not agreed to being counted. It is
	 * stored when the page is done.
	 *
	 * @param TestKey                 $test    The test; several times a page is once.
	 * @param array<array-key, mixed> $server  What the server knows of the request, unslashed.
	 * @param array<array-key, mixed> $cookies The visitor's, unslashed.
	 */
	public function add( TestKey $test, array $server, array $cookies ): void {
		// The page is this one, not the one it was linked on.
		$this->asked( $test, [ 'HTTP_REFERER' => $server['REQUEST_URI'] ?? '' ] + $server, $cookies );
	}

	/**
	 * The same, of a page whose placeholder asks for a variant.
	 *
	 * @param array<array-key, mixed> $server  What the server knows of the request, unslashed.
	 * @param array<array-key, mixed> $cookies The visitor's, unslashed.
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

	/**
	 * Stores what was counted.
	 */
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
			// The page is not worse for it.
			return;
		}
	}
}
