<?php
declare( strict_types=1 );

namespace Brolga\Leads\Reports;

use Brolga\Core\Support\Clock;
use Brolga\Core\Support\CronTask;
use Brolga\Forms\Definition\FormNames;
use Brolga\Forms\Source\FormSource;
use DateTimeImmutable;
use DateTimeZone;

/**
 * Counts per form how many visitors began to fill it in and how many leads it brought. Only browsers with
 * JavaScript report the beginning; the rate is left out if more was sent than begun.
 *
 * @see LEAD-19 LEAD-54 LEAD-55
 *
 * @phpstan-import-type Place from FormLocations
 * @phpstan-type FormLine array{
 *     uid: string,
 *     title: string,
 *     page: Place|null,
 *     stored: int,
 *     places: int,
 *     last: string,
 *     begun: list<int>,
 *     sent: list<int>,
 * }
 */
final class FormReport implements CronTask {

	/** Longer than the longest chart. */
	private const DAYS_KEPT = 400;

	public function __construct(
		private readonly FormDayRepository $days,
		private readonly FormLocations $places,
		private readonly FormNames $names,
		private readonly Clock $clock
	) {}

	public function count_begun( string $form_uid ): void {
		$this->days->count_begun( $form_uid, $this->now()->format( 'Y-m-d' ) );
	}

	public function run_task(): void {
		$this->days->forget( $this->now()->modify( '-' . self::DAYS_KEPT . ' days' )->format( 'Y-m-d' ) );
	}

	/** @return array{steps: list<string>, forms: list<FormLine>} */
	public function of( Period $period ): array {
		$steps = $period->steps( $this->now() );
		$first = $steps[0][0]->format( 'Y-m-d' );
		$begun = $this->days->begun( $first, $this->now()->format( 'Y-m-d' ) );
		$sent  = $this->days->sent(
			array_map( static fn ( array $step ): string => self::utc( $step[0] ), $steps ),
			self::utc( $steps[ count( $steps ) - 1 ][1] )
		);
		$kept  = $this->days->kept();
		$saved = $this->places->saved();
		$forms = [];
		foreach ( array_keys( $sent + $begun + $kept + $saved ) as $uid ) {
			$uid     = (string) $uid;
			$forms[] = [
				...$this->about( $uid, $kept[ $uid ] ?? null, $saved[ $uid ] ?? null ),
				'uid'   => $uid,
				'begun' => array_map(
					static fn ( array $step ): int => self::sum( $begun[ $uid ] ?? [], $step ),
					$steps
				),
				'sent'  => array_map(
					static fn ( int $step ): int => $sent[ $uid ][ $step ] ?? 0,
					array_keys( $steps )
				),
			];
		}
		usort(
			$forms,
			static fn ( array $one, array $other ): int => [
				array_sum( $other['sent'] ),
				array_sum( $other['begun'] ),
				$other['stored'],
			] <=> [ array_sum( $one['sent'] ), array_sum( $one['begun'] ), $one['stored'] ]
		);
		return [
			'steps' => array_map( static fn ( array $step ): string => $step[0]->format( 'Y-m-d' ), $steps ),
			'forms' => $forms,
		];
	}

	/**
	 * @param array{stored: int, last: string, title: string, source: string, page: string}|null $kept
	 * @param array{title: string, source: string, places: int}|null $saved
	 * @return array{title: string, page: Place|null, stored: int, places: int, last: string}
	 */
	private function about( string $uid, ?array $kept, ?array $saved ): array {
		$page = ( null === $kept
			? null
			: $this->places->of( $kept['source'], $kept['page'] ) ) ?? ( null === $saved
				? null
				: $this->places->of( $saved['source'], '' ) );
		$name = null === $kept ? '' : $this->names->of( $kept['source'], $uid, $kept['title'] );
		$last = $kept['last'] ?? '';
		return [
			'title'  => '' === $name && null !== $saved
				? $this->names->name( $saved['title'], FormSource::parse( $saved['source'] ) )
				: $name,
			'page'   => $page,
			'stored' => $kept['stored'] ?? 0,
			'places' => $saved['places'] ?? 0,
			'last'   => '' === $last
				? ''
				: ( new DateTimeImmutable( $last, new DateTimeZone( 'UTC' ) ) )->format( 'c' ),
		];
	}

	/**
	 * @param array<string, int> $days
	 * @param array{DateTimeImmutable, DateTimeImmutable} $step
	 */
	private static function sum( array $days, array $step ): int {
		[
			$begin,
			$end
		] = array_map( static fn ( DateTimeImmutable $moment ): string => $moment->format( 'Y-m-d' ), $step );
		return array_sum( array_filter(
			$days,
			static fn ( string $day ): bool => $day >= $begin && $day < $end,
			ARRAY_FILTER_USE_KEY
		) );
	}

	private static function utc( DateTimeImmutable $moment ): string {
		return $moment->setTimezone( new DateTimeZone( 'UTC' ) )->format( 'Y-m-d H:i:s' );
	}

	private function now(): DateTimeImmutable {
		return $this->clock->now()->setTimezone( wp_timezone() );
	}
}
