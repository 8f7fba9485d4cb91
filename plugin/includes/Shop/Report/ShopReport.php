<?php
declare( strict_types=1 );

namespace Brolga\Shop\Report;

use Brolga\Core\Export\Csv;
use Brolga\Core\Support\VariantLetter;
use Brolga\Leads\Storage\LeadListRepository;
use Brolga\Shop\Orders\OrderBox;
use DateTimeImmutable;
use DateTimeZone;

/**
 * Orders and revenue by source, next to the period before. Amounts in different currencies are never added up.
 *
 * @see SHOP-44 SHOP-66
 *
 * @phpstan-type Figures array{orders: int, revenue: float, refunds: float}
 * @phpstan-type Total array{currency: string, now: Figures, before: Figures}
 * @phpstan-type Line array{key: string, name: string, currency: string, now: Figures, before: Figures}
 * @phpstan-type Report array{
 *     currency: string,
 *     from: string,
 *     to: string,
 *     before_from: string,
 *     before_to: string,
 *     totals: non-empty-list<Total>,
 *     by: array{source: list<Line>, form: list<Line>, variant: list<Line>, referral: list<Line>},
 * }
 * @phpstan-import-type Sum from OrderFiguresRepository
 */
final class ShopReport {

	public const BY = [ 'source', 'form', 'variant', 'referral' ];

	/** Maximum days of a period. */
	public const MOST_DAYS = 1096;

	/** Order statuses that WooCommerce excludes from its reports by default. */
	private const EXCLUDED = [ 'pending', 'failed', 'cancelled' ];

	public function __construct(
		private readonly OrderFiguresRepository $orders,
		private readonly LeadListRepository $leads
	) {}

	/**
	 * @param DateTimeImmutable $from The first day, at midnight on the site's clock.
	 * @param DateTimeImmutable $to The last day, included.
	 * @return Report
	 */
	public function of( DateTimeImmutable $from, DateTimeImmutable $to ): array {
		$end    = $to->modify( '+1 day' );
		$days   = (int) $from->diff( $end )->days;
		$before = $from->modify( "-{$days} days" );
		$utc    = static fn ( DateTimeImmutable $at ): string => $at->setTimezone( new DateTimeZone( 'UTC' ) )->format(
			'Y-m-d H:i:s'
		);
		$own    = get_woocommerce_currency();
		$names  = $this->leads->forms();
		$sums   = self::by_currency(
			$this->orders->sums( $utc( $before ), $utc( $from ), $utc( $end ), self::excluded() ),
			$own
		);
		return [
			'currency'    => $own,
			'from'        => $from->format( 'Y-m-d' ),
			'to'          => $to->format( 'Y-m-d' ),
			'before_from' => $before->format( 'Y-m-d' ),
			'before_to'   => $from->modify( '-1 day' )->format( 'Y-m-d' ),
			'totals'      => self::totals( $sums ),
			'by'          => [
				'source'  => self::lines(
					$sums,
					static fn ( array $sum ): array => [
						$sum['source'] => '' === $sum['source'] ? __( 'Direct or unknown', 'brolga' ) : $sum['source'],
					]
				),
				'form'    => self::lines(
					$sums,
					static fn ( array $sum ): array => [ $sum['form'] => self::form( $sum, $names ) ]
				),
				'variant' => self::lines( $sums, self::variants( ... ) ),
				'referral' => self::lines(
					$sums,
					static fn ( array $sum ): array => [
						$sum['referral'] => '' === $sum['referral'] ? __( 'No partner', 'brolga' ) : $sum['referral'],
					]
				),
			],
		];
	}

	/** @param Report $report */
	public static function csv( array $report, string $by ): string {
		$money = static fn ( float $amount ): string => number_format( $amount, 2, '.', '' );
		$names = [
			'source'  => __( 'Source', 'brolga' ),
			'form'    => __( 'Form', 'brolga' ),
			'variant' => __( 'A/B variant', 'brolga' ),
			'referral' => __( 'Partner', 'brolga' ),
		];
		$text  = Csv::BYTE_ORDER_MARK . Csv::line( [
			$names[ $by ] ?? '',
			__( 'Orders', 'brolga' ),
			__( 'Revenue', 'brolga' ),
			__( 'Refunds', 'brolga' ),
			__( 'Orders (previous period)', 'brolga' ),
			__( 'Revenue (previous period)', 'brolga' ),
			__( 'Refunds (previous period)', 'brolga' ),
			__( 'Currency', 'brolga' ),
			_x( 'From', 'first day of a period', 'brolga' ),
			_x( 'To', 'last day of a period', 'brolga' ),
		] );
		foreach ( $report['by'][ $by ] ?? [] as $line ) {
			// A refund is positive, because spreadsheets may take a leading minus for a formula.
			$text .= Csv::line( [
				$line['name'],
				(string) $line['now']['orders'],
				$money( $line['now']['revenue'] ),
				$money( abs( $line['now']['refunds'] ) ),
				(string) $line['before']['orders'],
				$money( $line['before']['revenue'] ),
				$money( abs( $line['before']['refunds'] ) ),
				$line['currency'],
				$report['from'],
				$report['to'],
			] );
		}
		return $text;
	}

	/** @return list<string> */
	private static function excluded(): array {
		$set = get_option( 'woocommerce_excluded_report_order_statuses', self::EXCLUDED );
		return is_array( $set ) ? array_values( array_filter( $set, is_string( ... ) ) ) : self::EXCLUDED;
	}

	/**
	 * Returns the form's current title, or the title at the time of the lead if the form has no leads any more.
	 *
	 * @param array<string, string> $names Titles of forms with leads, by uid.
	 * @param array<string, mixed> $sum
	 * @phpstan-param Sum $sum
	 * @see LEAD-55
	 */
	private static function form( array $sum, array $names ): string {
		if ( '' === $sum['form'] ) {
			return __( 'No earlier lead', 'brolga' );
		}
		$name = $names[ $sum['form'] ] ?? '';
		$name = '' === $name ? $sum['title'] : $name;
		return '' === $name ? __( 'Untitled form', 'brolga' ) : $name;
	}

	/**
	 * @param array<string, mixed> $sum
	 * @phpstan-param Sum $sum
	 * @return array<string, string>
	 */
	private static function variants( array $sum ): array {
		$names = [];
		foreach ( OrderBox::variants( $sum['variants'] ) as $variant ) {
			[ $test, $subject ] = [ ...explode( ':', $variant, 2 ), '' ];
			[ $post, $number ]  = [ ...explode( '-', $test, 2 ), '' ];

			$title = get_the_title( (int) $post );
			$place = ( '' === $title ? "#{$test}" : html_entity_decode( $title, ENT_QUOTES, 'UTF-8' ) )
				. ( '' === $number ? '' : " ({$number})" );
			$which = substr( $subject, (int) strrpos( '-' . $subject, '-' ) );
			$names[ $variant ] = '0' === $which
				/* translators: %s: the title of a page with a test. */
				? sprintf( __( '%s: control', 'brolga' ), $place )
				/* translators: 1: the title of a page with a test. 2: letter of a variant. */
				: sprintf( __( '%1$s: variant %2$s', 'brolga' ), $place, VariantLetter::of( (int) $which ) );
		}
		return [] === $names ? [ '' => __( 'No test', 'brolga' ) ] : $names;
	}

	/**
	 * Groups sums by currency: the shop's own currency first, even if it has no orders, then the
	 * others by code.
	 *
	 * @param string $own The shop's currency, which also applies to orders without one.
	 * @param list<array<string, mixed>> $sums
	 * @phpstan-param list<Sum> $sums
	 * @return non-empty-array<string, list<Sum>>
	 */
	private static function by_currency( array $sums, string $own ): array {
		$of = [];
		foreach ( $sums as $sum ) {
			$of[ '' === $sum['currency'] ? $own : $sum['currency'] ][] = $sum;
		}
		ksort( $of );
		return [ $own => $of[ $own ] ?? [] ] + $of;
	}

	/**
	 * @param array<string, list<array<string, mixed>>> $sums
	 * @phpstan-param non-empty-array<string, list<Sum>> $sums
	 * @return non-empty-list<Total>
	 */
	private static function totals( array $sums ): array {
		$totals = [];
		foreach ( $sums as $currency => $some ) {
			$totals[] = [
				'currency' => (string) $currency,
				'now'      => self::total( $some, true ),
				'before'   => self::total( $some, false ),
			];
		}
		return $totals;
	}

	/**
	 * Adds the sums of each currency up by key, sorted by revenue.
	 *
	 * @param callable $keys Returns the labels, by key, of the lines that a sum belongs to.
	 * @param array<string, list<array<string, mixed>>> $sums
	 * @phpstan-param array<string, list<Sum>> $sums
	 * @phpstan-param callable( Sum ): array<string, string> $keys
	 * @return list<Line>
	 */
	private static function lines( array $sums, callable $keys ): array {
		$all = [];
		foreach ( $sums as $currency => $in_it ) {
			$of    = [];
			$named = [];
			foreach ( $in_it as $sum ) {
				foreach ( $keys( $sum ) as $key => $name ) {
					$of[ $key ][]  = $sum;
					$named[ $key ] = $name;
				}
			}
			$lines = [];
			foreach ( $of as $key => $some ) {
				$lines[] = [
					'key'      => (string) $key,
					'name'     => $named[ $key ],
					'currency' => (string) $currency,
					'now'      => self::total( $some, true ),
					'before'   => self::total( $some, false ),
				];
			}
			usort(
				$lines,
				static fn ( array $one, array $other ): int => [
					$other['now']['revenue'],
					$other['before']['revenue'],
					$one['name'],
				] <=> [ $one['now']['revenue'], $one['before']['revenue'], $other['name'] ]
			);
			$all = [ ...$all, ...$lines ];
		}
		return $all;
	}

	/**
	 * @param list<array<string, mixed>> $sums
	 * @phpstan-param list<Sum> $sums
	 * @return Figures
	 */
	private static function total( array $sums, bool $is_now ): array {
		$some = array_filter( $sums, static fn ( array $sum ): bool => $is_now === $sum['is_now'] );
		return [
			'orders'  => array_sum( array_column( $some, 'orders' ) ),
			'revenue' => round( array_sum( array_column( $some, 'revenue' ) ), 2 ),
			'refunds' => round( array_sum( array_column( $some, 'refunds' ) ), 2 ),
		];
	}
}
