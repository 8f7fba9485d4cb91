<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Tracking;

use Brolga\Core\Export\Csv;
use Brolga\Core\Referrals\ReferralFigures;
use Brolga\Core\Referrals\ReferralKind;
use Brolga\Core\Support\All;
use Brolga\Core\Support\Clock;
use Brolga\Core\Support\Text;
use Brolga\Leads\DateRange;
use DateTimeImmutable;
use InvalidArgumentException;

/**
 * Leads, sign-ups, orders and revenue by partner link. Names that differ only in capitalization are one
 * partner.
 *
 * @see TRACK-25
 *
 * @phpstan-type Revenue array{currency: string, amount: float}
 * @phpstan-type Partner array{name: string, leads: int, signups: int, orders: int, revenue: list<Revenue>}
 * @phpstan-type Report array{from: string, to: string, kinds: list<string>, partners: list<Partner>}
 */
final class ReferralReport {

	/** Default number of days, and the maximum. */
	private const DAYS = 30;
	private const MOST = 1096;

	/** @param list<ReferralFigures> $sources */
	public function __construct(
		#[All( ReferralFigures::class )] private readonly array $sources,
		private readonly Clock $clock
	) {}

	/**
	 * Returns the report of a period, by default the last 30 days.
	 *
	 * @param string $from `2026-11-01`, on the site's clock; empty: 30 days up to the last day.
	 * @param string $to The last day; empty: today.
	 * @param callable( string ): bool $may Whether the user has a capability; otherwise figures are left out.
	 * @return Report
	 * @throws InvalidArgumentException If the dates are invalid.
	 */
	public function of( string $from, string $to, callable $may ): array {
		[ $first, $last ] = $this->days( $from, $to );

		$kinds    = [];
		$partners = [];
		foreach ( $this->sources as $source ) {
			$figures = $may( $source->capability() ) ? $source->figures( $first, $last ) : null;
			if ( null === $figures ) {
				continue;
			}
			$kind    = $source->kind();
			$kinds[] = $kind;
			foreach ( $figures as $one ) {
				// The prefix keeps "2026" from becoming an integer key.
				$key              = '-' . Text::lower( $one->name );
				$partners[ $key ] = self::with(
					$partners[ $key ] ?? self::nobody( $one->name ),
					$kind,
					$one->count,
					$one->currency,
					$one->revenue
				);
			}
		}
		$partners = array_values( $partners );
		usort(
			$partners,
			static fn ( array $one, array $other ): int => [
				self::sum( $other ),
				$one['name'],
			] <=> [ self::sum( $one ), $other['name'] ]
		);
		return [
			'from'     => $first->format( 'Y-m-d' ),
			'to'       => $last->format( 'Y-m-d' ),
			'kinds'    => array_values( array_map(
				static fn ( ReferralKind $kind ): string => $kind->value,
				array_filter(
					ReferralKind::cases(),
					static fn ( ReferralKind $kind ): bool => in_array( $kind, $kinds, true )
				)
			) ),
			'partners' => $partners,
		];
	}

	/**
	 * Returns one line per partner, and another line for each further currency.
	 *
	 * @param array<string, mixed> $report
	 * @phpstan-param Report $report
	 */
	public static function csv( array $report ): string {
		$text = Csv::BYTE_ORDER_MARK . Csv::line( array_values( self::columns( $report ) ) );
		foreach ( self::rows( $report ) as $row ) {
			$text .= Csv::line( array_values( array_intersect_key( $row, self::columns( $report ) ) ) );
		}
		return $text;
	}

	/**
	 * @param array<string, mixed> $report
	 * @phpstan-param Report $report
	 * @return array<string, string>
	 */
	public static function columns( array $report ): array {
		$has = static fn ( ReferralKind $kind ): bool => in_array( $kind->value, $report['kinds'], true );
		return [ 'partner' => __( 'Partner', 'brolga' ) ]
			+ ( $has( ReferralKind::Leads ) ? [ 'leads' => __( 'Leads', 'brolga' ) ] : [] )
			+ ( $has( ReferralKind::Signups ) ? [ 'signups' => __( 'Sign-ups', 'brolga' ) ] : [] )
			+ ( $has( ReferralKind::Orders ) ? [
				'orders'   => __( 'Orders', 'brolga' ),
				'revenue'  => __( 'Revenue', 'brolga' ),
				'currency' => __( 'Currency', 'brolga' ),
			] : [] )
			+ [
				'from' => _x( 'From', 'first day of a period', 'brolga' ),
				'to'   => _x( 'To', 'last day of a period', 'brolga' ),
			];
	}

	/**
	 * @param array<string, mixed> $report
	 * @phpstan-param Report $report
	 * @return list<array<string, string>>
	 */
	public static function rows( array $report ): array {
		$rows = [];
		foreach ( $report['partners'] as $partner ) {
			foreach ( [] === $partner['revenue'] ? [ null ] : $partner['revenue'] as $place => $revenue ) {
				$count  = static fn ( int $of ): string => 0 === $place ? (string) $of : '';
				$rows[] = [
					'partner'  => $partner['name'],
					'leads'    => $count( $partner['leads'] ),
					'signups'  => $count( $partner['signups'] ),
					'orders'   => $count( $partner['orders'] ),
					'revenue'  => null === $revenue ? '' : number_format( $revenue['amount'], 2, '.', '' ),
					'currency' => $revenue['currency'] ?? '',
					'from'     => $report['from'],
					'to'       => $report['to'],
				];
			}
		}
		return $rows;
	}

	/**
	 * Returns both days at midnight on the site's clock.
	 *
	 * @return array{DateTimeImmutable, DateTimeImmutable}
	 * @throws InvalidArgumentException If the dates are invalid.
	 */
	private function days( string $from, string $to ): array {
		$last  = '' === $to ? $this->clock->now()->setTimezone( wp_timezone() )->setTime( 0, 0 ) : self::day( $to );
		$first = '' === $from ? $last?->modify( '-' . ( self::DAYS - 1 ) . ' days' ) : self::day( $from );
		if ( null === $first || null === $last || $first > $last || $first->diff( $last )->days >= self::MOST ) {
			throw new InvalidArgumentException(
				__( 'Choose a first day and a last day, at most three years apart.', 'brolga' )
			);
		}
		return [ $first, $last ];
	}

	/**
	 * @param array<string, mixed> $partner
	 * @phpstan-param Partner $partner
	 */
	private static function sum( array $partner ): int {
		return $partner['leads'] + $partner['signups'] + $partner['orders'];
	}

	/**
	 * Returns midnight on the site's clock; null if the date is invalid.
	 *
	 * @param string $text `2026-11-21`.
	 */
	private static function day( string $text ): ?DateTimeImmutable {
		$day = DateRange::is_day( $text )
			? DateTimeImmutable::createFromFormat( '!Y-m-d', $text, wp_timezone() )
			: false;
		return false === $day ? null : $day;
	}

	/** @return Partner */
	private static function nobody( string $name ): array {
		return [
			'name'    => $name,
			'leads'   => 0,
			'signups' => 0,
			'orders'  => 0,
			'revenue' => [],
		];
	}

	/**
	 * @param array<string, mixed> $partner
	 * @phpstan-param Partner $partner
	 * @return Partner
	 */
	private static function with(
		array $partner,
		ReferralKind $kind,
		int $count,
		string $currency,
		float $amount
	): array {
		match ( $kind ) {
			ReferralKind::Leads   => $partner['leads'] += $count,
			ReferralKind::Signups => $partner['signups'] += $count,
			ReferralKind::Orders  => $partner['orders'] += $count,
		};
		if ( '' !== $currency ) {
			$sums               = array_column( $partner['revenue'], 'amount', 'currency' );
			$sums[ $currency ]  = round( ( $sums[ $currency ] ?? 0.0 ) + $amount, 2 );
			$partner['revenue'] = array_map(
				static fn ( string $code, float $sum ): array => [
					'currency' => $code,
					'amount'   => $sum,
				],
				array_map( strval( ... ), array_keys( $sums ) ),
				array_values( $sums )
			);
		}
		return $partner;
	}
}
