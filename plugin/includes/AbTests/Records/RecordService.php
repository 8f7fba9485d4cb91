<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Records;

use Brolga\AbTests\Registry\TestKey;
use Brolga\AbTests\Registry\TestRepository;
use Brolga\AbTests\Registry\Variant;
use Brolga\Core\Database\LedgerRepository;
use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Database\Transaction;
use Brolga\Core\Metrics\Counters;
use Brolga\Core\Page\PageTokens;
use Brolga\Core\Rest\Gate;
use Brolga\Core\Rest\PublicRoute;
use Brolga\Core\Rest\Rate;
use Brolga\Core\Security\ClientIp;
use Brolga\Core\Security\Hmac;
use Brolga\Core\Security\RateAllowance;
use Brolga\Core\Security\RateLimiter;
use Brolga\Core\Settings\Settings;
use Brolga\Core\Support\Clock;
use Brolga\Core\Support\Constants;
use Brolga\Core\Support\ErrorKey;

/**
 * Counts what visitors do in tests. Gate checks a call first; then each record is judged, and the
 * counters are updated in one transaction.
 *
 * @see AB-5 AB-16 AB-17 AB-23 AB-24 AB-111 AB-112 AB-114 AB-135
 */
final class RecordService {

	/** Seconds within which a page resends a record whose response was lost. */
	private const RETRY_SECONDS = 600;

	/** Seconds for which a batch's name is kept if its files could not be deleted. */
	private const BATCHES_SECONDS = 30 * 86400;

	public function __construct(
		private readonly TestRepository $registry,
		private readonly CountRepository $counts,
		private readonly OriginRepository $origins,
		private readonly VariantProof $proof,
		private readonly UncountedVisitor $uncounted_visitor,
		private readonly Gate $gate,
		private readonly RateLimiter $limiter,
		private readonly ClientIp $client,
		private readonly LedgerRepository $ledger,
		private readonly Transaction $transaction,
		private readonly Hmac $hmac,
		private readonly Settings $settings,
		private readonly Clock $clock,
		private readonly Counters $counters
	) {}

	/** Shared by all endpoints, so that a visitor cannot use up the rate limit once at each. */
	public static function route(): PublicRoute {
		return new PublicRoute(
			'/events',
			signature: PageTokens::ab_log(),
			rate: new Rate( 'events', RateAllowance::events() ),
			args: [
				'records' => [
					'description' => 'What happened: objects with test_id, subject_id and record_type.',
					'type'        => 'array',
					'required'    => true,
					'maxItems'    => Constants::AB_MAX_RECORDS,
				],
			],
			shape: static fn ( array $body ): bool => null !== VisitorRecord::all( $body['records'] ?? null )
		);
	}

	public function record( RecordCall $call ): RecordAnswer {
		$admission = $this->gate->ask( self::route(), $call->call );
		if ( null !== $admission->error ) {
			return RecordAnswer::failed( $admission->error, $admission->retry_after );
		}
		try {
			$records = self::records( $call );
			$this->prime( $records );
			$judged = $this->judge_all( $call, $records );
			$taken  = $this->transaction->run(
				function () use ( $call, $records, $judged ): DecidedCall {
					$taken = $this->decide( $call, $records, $judged );
					$this->store( [ $taken ] );
					return $taken;
				}
			);
			$this->report( $taken->answer );
			return $taken->answer;
		} catch ( StorageUnavailable ) {
			return RecordAnswer::failed( ErrorKey::Unavailable );
		}
	}

	/**
	 * Counts buffered calls, all or none. A batch that was already counted is not counted again.
	 *
	 * @param string $batch A unique name.
	 * @param list<BufferedCall> $calls
	 * @return list<RecordAnswer> A response to each call; empty if the batch was already counted.
	 * @throws StorageUnavailable If the database fails; nothing was counted.
	 * @see AB-136
	 */
	public function record_all( array $calls, string $batch ): array {
		$this->prime(
			array_merge(
				...array_map(
					static fn ( BufferedCall $call ): array => $call->replay( self::records( ... ) ),
					$calls
				)
			)
		);
		$answers = $this->transaction->run(
			function () use ( $calls, $batch ): array {
				// Processes that count batches wait here for each other, since they need the same rows.
				$this->ledger->count( 'buffer', self::BATCHES_SECONDS );
				if ( ! $this->ledger->spend( "buffer:{$batch}", self::BATCHES_SECONDS ) ) {
					return [];
				}
				$taken = $this->ledger->together(
					fn (): array => array_map(
						fn ( BufferedCall $call ): DecidedCall => $call->replay( $this->take( ... ) ),
						$calls
					)
				);
				$this->store( $taken );
				return array_column( $taken, 'answer' );
			}
		);
		array_map( $this->report( ... ), $answers );
		return $answers;
	}

	public function forget( string $batch ): void {
		$this->ledger->release( "buffer:{$batch}" );
	}

	/** Judges a call without storing anything. Gate's rules apply as for a direct call. */
	private function take( RecordCall $call ): DecidedCall {
		$admission = $this->gate->ask( self::route(), $call->call );
		$records   = self::records( $call );
		return null === $admission->error
			? $this->decide( $call, $records, $this->judge_all( $call, $records ) )
			: new DecidedCall( RecordAnswer::failed( $admission->error, $admission->retry_after ) );
	}

	/** @return list<VisitorRecord> */
	private static function records( RecordCall $call ): array {
		return VisitorRecord::all( $call->records ) ?? [];
	}

	/** @param list<VisitorRecord> $records */
	private function prime( array $records ): void {
		$this->registry->prime(
			array_map( static fn ( VisitorRecord $record ): int => $record->test->post ?? 0, $records )
		);
	}

	private function report( RecordAnswer $answer ): void {
		foreach ( $answer->results as $result ) {
			$this->counters->add( RecordMetrics::RECORDS, [ 'result' => $result->result ] );
		}
	}

	/**
	 * @param list<VisitorRecord> $records
	 * @return list<Refusal|Variant>
	 */
	private function judge_all( RecordCall $call, array $records ): array {
		$reason  = $this->uncounted_visitor->reason( $call );
		$cookies = VisitorCookies::of( $call->cookies, $this->settings );
		return array_map(
			fn ( VisitorRecord $record ): Refusal|Variant => $this->judge( $record, $cookies, $reason ),
			$records
		);
	}

	/** @param Refusal|null $reason Why the whole call does not count. */
	private function judge( VisitorRecord $record, VisitorCookies $cookies, ?Refusal $reason ): Refusal|Variant {
		$stored = null === $record->test ? null : $this->registry->find( $record->test );
		if ( null === $stored || ! $stored->has_goal ) {
			return Refusal::UnknownTest;
		}
		if ( null !== $reason ) {
			return $reason;
		}
		if ( ! $stored->is_running( $this->clock->now() ) ) {
			return Refusal::Stopped;
		}
		$variant  = $stored->test->variant( $record->subject_id );
		$assigned = $cookies->variant( $stored->test );
		// Pages give their visitors a variant, so a call without one comes from no page.
		return null === $variant || $assigned?->number !== $variant->number ? Refusal::UnknownSubject : $variant;
	}

	/**
	 * @param list<VisitorRecord> $records
	 * @param list<Refusal|Variant> $judged
	 */
	private function decide( RecordCall $call, array $records, array $judged ): DecidedCall {
		$cookies  = VisitorCookies::of( $call->cookies, $this->settings );
		$repeated = $this->repeated( $records, $judged, $cookies );
		$results  = [];
		$tallies  = [];
		$origins  = [];
		$proofs   = [];
		$bucket   = $this->client->hashed_bucket();
		/** @var array<string, RecordAllowance> $admitted */
		$admitted = [];
		/** @var array<string, int> $groups Group of the visitor's network, by test. */
		$groups = [];
		foreach ( $records as $at => $record ) {
			$variant = $judged[ $at ];
			$stored  = null === $record->test ? null : $this->registry->find( $record->test );
			$test    = $record->test;
			if ( $variant instanceof Refusal || null === $test || null === $stored ) {
				$refusal   = $variant instanceof Refusal ? $variant : Refusal::UnknownTest;
				$results[] = RecordResult::refused( $refusal );
				$tallies  += self::refused( $refusal, $test );
				continue;
			}
			if ( $repeated[ $at ] ) {
				$results[] = RecordResult::duplicate();
				continue;
			}
			$name      = $test->format();
			$admission = $admitted[ $name ] ??= new RecordAllowance(
				$this->limiter,
				$bucket,
				$name,
				$this->proof->standing( $variant, $stored->test, $call->cookies )
			);
			$is_first  = ! $admission->is_counted()
				&& ( $record->first ?? ! $cookies->has_other_record( $test, $record->type ) );
			$decides   = $record->type === $stored->test->goal->record();
			if ( ! $admission->takes( $is_first, $decides ) ) {
				$results[] = RecordResult::refused( Refusal::TooMany );
				$tallies  += self::refused( Refusal::TooMany, $test );
				$proofs   += $is_first ? $this->proof->uncounted( $test ) : [];
				continue;
			}
			$results[] = RecordResult::recorded();
			$counted   = self::counted( $test, $variant, $record, $is_first );
			array_push( $tallies, ...$counted );
			foreach ( array_slice( $counted, $decides ? 0 : 1 ) as $one ) {
				$groups[ $name ] ??= $this->client->group( "test {$name}", OriginRepository::GROUPS );
				$origins[]         = [
					'tally'  => $one,
					'origin' => $groups[ $name ],
				];
			}
			$proofs += $admission->is_signed() ? [] : $this->proof->signed( $test, $variant->number );
		}
		return new DecidedCall( RecordAnswer::of( $results, $proofs ), array_values( $tallies ), $origins );
	}

	/** @param list<DecidedCall> $taken */
	private function store( array $taken ): void {
		$tallies = [];
		$origins = [];
		foreach ( $taken as $call ) {
			foreach ( $call->tallies as $tally ) {
				$place             = implode( ' ', $tally->place() );
				$tallies[ $place ] = isset( $tallies[ $place ] ) ? $tallies[ $place ]->plus( $tally ) : $tally;
			}
			foreach ( $call->origins as [ 'tally' => $tally, 'origin' => $origin ] ) {
				$place             = implode(
					' ',
					[ $tally->post, $tally->number, $origin, $tally->variant, $tally->record->value ]
				);
				$origins[ $place ] = [
					'tally'  => isset( $origins[ $place ] ) ? $origins[ $place ]['tally']->plus( $tally ) : $tally,
					'origin' => $origin,
				];
			}
		}
		$this->counts->add(
			array_values( $tallies ),
			CountRepository::hour( $this->clock->timestamp() ),
			random_int( 0, CountRepository::SLOTS - 1 )
		);
		$this->origins->add( array_values( $origins ) );
	}

	/**
	 * Returns the tally of a refusal, keyed so that each refusal counts once per call and test.
	 * Refusals of unknown tests share one counter, because anybody can invent names of tests.
	 *
	 * @return array<string, Tally>
	 */
	private static function refused( Refusal $refusal, ?TestKey $test ): array {
		$known = Refusal::UnknownTest === $refusal ? null : $test;
		$name  = null === $known ? '' : $known->format();
		return [ "refused {$name}" => Tally::refused( $known, $refusal ) ];
	}

	/** @return list<Tally> The tallies of a record; the visitor's first record also counts the visitor. */
	private static function counted( TestKey $test, Variant $variant, VisitorRecord $record, bool $is_first ): array {
		$kinds = [ Counted::of( $record->type ), ...( $is_first ? [ Counted::Visitors ] : [] ) ];
		return array_map(
			static fn ( Counted $kind ): Tally => Tally::of(
				$test,
				$variant->number,
				$kind,
				$record->device,
				$record->source
			),
			$kinds
		);
	}

	/**
	 * Returns which records are repetitions: their cookie existed before this call, or the call is
	 * resent because its response was lost. To detect the latter, a hash of the record's random
	 * key is kept for ten minutes.
	 *
	 * @param list<VisitorRecord> $records
	 * @param list<Refusal|Variant> $judged
	 * @return list<bool>
	 */
	private function repeated( array $records, array $judged, VisitorCookies $cookies ): array {
		$repeated = [];
		$keys     = [];
		$seen     = [];
		foreach ( $records as $at => $record ) {
			$name     = ( $record->test?->format() ?? '' ) . ' ' . $record->type->value;
			$made     = null === $record->test ? '' : $cookies->record( $record->test, $record->type );
			$is_known = ( '' !== $made && $made !== $record->key ) || isset( $seen[ $name ] );

			$repeated[ $at ] = $is_known;
			if ( $judged[ $at ] instanceof Variant && ! $is_known ) {
				$seen[ $name ] = true;
				if ( '' !== $record->key ) {
					$keys[ substr( $this->hmac->digest( 'event', "{$name} {$record->key}" ), 0, 40 ) ] = $at;
				}
			}
		}
		// In the same order everywhere, so that concurrent calls cannot deadlock.
		ksort( $keys, SORT_STRING );
		foreach ( $keys as $key => $at ) {
			$repeated[ $at ] = ! $this->ledger->claim( "event:{$key}", self::RETRY_SECONDS );
		}
		return array_values( $repeated );
	}
}
