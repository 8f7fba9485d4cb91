<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Orders;

use Brolga\AbTests\Goals\Goal;
use Brolga\AbTests\Goals\RecordType;
use Brolga\AbTests\Records\OriginRepository;
use Brolga\AbTests\Records\RecordAllowance;
use Brolga\AbTests\Records\RecordCall;
use Brolga\AbTests\Records\SignatureStatus;
use Brolga\AbTests\Records\UncountedVisitor;
use Brolga\AbTests\Records\VariantProof;
use Brolga\AbTests\Records\VisitorCookies;
use Brolga\AbTests\Registry\Test;
use Brolga\AbTests\Registry\TestKey;
use Brolga\AbTests\Registry\Variant;
use Brolga\Core\Security\ClientIp;
use Brolga\Core\Security\RateLimiter;
use Brolga\Core\Security\Staff;
use Brolga\Core\Settings\Settings;

/**
 * Gives orders the conversions of the visitor who places them. The visitor's cookie of con_goal
 * gets the same token, so that the browser does not record the goal as well.
 *
 * @see AB-810 AB-811
 */
final class OrderGoals {

	public function __construct(
		private readonly UncountedVisitor $uncounted_visitor,
		private readonly VariantProof $proof,
		private readonly RateLimiter $limiter,
		private readonly ClientIp $client,
		private readonly Staff $staff,
		private readonly Settings $settings
	) {}

	/** Whether records of the visitor of this request would be counted. */
	public function counts_visitor(): bool {
		return null === $this->uncounted_visitor->reason(
			RecordCall::of(
				(array) wp_unslash( $_SERVER ),
				self::cookies(),
				0,
				'',
				null,
				$this->staff->is_here()
			)
		);
	}

	public function memory(): VisitorCookies {
		return VisitorCookies::of( self::cookies(), $this->settings );
	}

	/** Returns the visitor's variant of a test; null if the visitor was not counted for it. */
	public function variant( Test $test, VisitorCookies $memory ): ?Variant {
		$variant = $memory->variant( $test );
		return null === $variant
			|| ! $memory->has_record( $test->key )
			|| SignatureStatus::Uncounted === $this->proof->standing( $variant, $test, self::cookies() )
			? null
			: $variant;
	}

	/**
	 * Returns the conversion that an order has to bring, and marks the goal as recorded; null if
	 * an order is not the test's goal, or the browser has recorded it.
	 */
	public function begin( Test $test, Variant $variant, VisitorCookies $memory ): ?OrderGoal {
		$recorded = $memory->record( $test->key, RecordType::ConGoal );
		if (
			Goal::SHOP !== $test->goal->value
			|| ( '' === $recorded ? ! $this->takes( $test, $variant ) : ! OrderGoal::is_token( $recorded ) )
		) {
			return null;
		}
		$token = '' === $recorded ? OrderGoal::new_token() : $recorded;
		$this->mark( $test->key, $token, $memory );
		$visit = $memory->visit( $test->key );
		return new OrderGoal(
			$token,
			$visit['device'],
			$visit['source'],
			$this->client->group( "test {$test->key->format()}", OriginRepository::GROUPS )
		);
	}

	/** Sets the cookie of con_goal, which the browser sets when it records the goal itself. */
	public function mark( TestKey $key, string $token, VisitorCookies $memory ): void {
		$name = $memory->record_name( $key, RecordType::ConGoal );
		$this->proof->send( [ $name => $token ] );
		// An order that is tried again in this request brings the same conversion.
		$_COOKIE[ $name ] = $token;
	}

	/** Whether the limit on conversions of one IP address allows another. */
	private function takes( Test $test, Variant $variant ): bool {
		$allowance = new RecordAllowance(
			$this->limiter,
			$this->client->hashed_bucket(),
			$test->key->format(),
			$this->proof->standing( $variant, $test, self::cookies() )
		);
		return $allowance->takes( false, true );
	}

	/** @return array<array-key, mixed> */
	private static function cookies(): array {
		return (array) wp_unslash( $_COOKIE );
	}
}
