<?php
declare( strict_types=1 );

namespace Brolga\Shop\Report;

use Automattic\WooCommerce\Utilities\OrderUtil;
use Brolga\Core\Database\Connection;
use Brolga\Shop\Orders\OrderOrigin;

/**
 * Sums up orders, whether WooCommerce stores them in its own tables or as posts. One query reads a period and
 * the one before. As in WooCommerce's reports, a refund counts on its own day, with its order's source and
 * currency.
 *
 * @see SHOP-44 SHOP-66
 *
 * @phpstan-type Sum array{
 *     is_now: bool,
 *     currency: string,
 *     source: string,
 *     form: string,
 *     title: string,
 *     variants: string,
 *     referral: string,
 *     orders: int,
 *     revenue: float,
 *     refunds: float,
 * }
 */
final class OrderFiguresRepository {

	private const NEVER = [ 'auto-draft', 'trash', 'wc-checkout-draft', 'checkout-draft' ];

	/** Table and column names in braces differ between custom order tables and posts. */
	private const SUMS = <<<'SQL'
		SELECT
			CASE WHEN {at} >= %s THEN 1 ELSE 0 END AS is_now,
			{currency} AS currency,
			source_note.meta_value AS source,
			form_note.meta_value AS form,
			MAX(title_note.meta_value) AS title,
			variants_note.meta_value AS variants,
			MAX(referral_note.meta_value) AS referral,
			SUM(CASE {type} WHEN 'shop_order' THEN 1 ELSE 0 END) AS orders,
			SUM({total}) AS revenue,
			SUM(CASE {type} WHEN 'shop_order_refund' THEN {total} ELSE 0 END) AS refunds
		FROM {orders}{joins}
		WHERE {type} IN ('shop_order', 'shop_order_refund')
			AND {at} >= %s AND {at} < %s
			AND {status} NOT IN ({hold})
		GROUP BY
			is_now,
			{currency},
			source_note.meta_value,
			form_note.meta_value,
			variants_note.meta_value,
			HEX(referral_note.meta_value)
		SQL;

	public function __construct( private readonly Connection $db ) {}

	/**
	 * Returns sums by currency, source, form, variants and partner.
	 *
	 * @param string $from Start of the previous period (UTC).
	 * @param string $now Start of the current period.
	 * @param string $to End of the current period, exclusive.
	 * @param list<string> $excluded Statuses that are not counted, without `wc-`.
	 * @return list<Sum>
	 */
	public function sums( string $from, string $now, string $to, array $excluded ): array {
		$not  = [ ...self::NEVER, ...array_map( static fn ( string $one ): string => "wc-{$one}", $excluded ) ];
		$hold = implode( ', ', array_fill( 0, count( $not ), '%s' ) );
		$rows = $this->db->rows(
			strtr( self::SUMS, [ '{joins}' => $this->joins(), '{hold}' => $hold ] + $this->columns() ),
			$now,
			OrderOrigin::SOURCE,
			OrderOrigin::FORM,
			OrderOrigin::FORM_TITLE,
			OrderOrigin::VARIANTS,
			OrderOrigin::REFERRAL,
			$from,
			$to,
			...$not
		);
		return array_map(
			static fn ( array $row ): array => [
				'is_now'   => '1' === (string) $row['is_now'],
				'currency' => (string) $row['currency'],
				'source'   => (string) $row['source'],
				'form'     => (string) $row['form'],
				'title'    => (string) $row['title'],
				'variants' => (string) $row['variants'],
				'referral' => (string) $row['referral'],
				'orders'   => (int) $row['orders'],
				'revenue'  => (float) $row['revenue'],
				'refunds'  => (float) $row['refunds'],
			],
			$rows
		);
	}

	/** Joins the orders' metadata; a refund gets the metadata of its order. */
	private function joins(): string {
		$joins = ' LEFT JOIN {placed} = {counted}';
		foreach ( [ 'source', 'form', 'title', 'variants', 'referral' ] as $note ) {
			$joins .= " LEFT JOIN {meta} {$note}_note ON {$note}_note.{of} = {counted} AND {$note}_note.meta_key = %s";
		}
		$counted = "CASE {type} WHEN 'shop_order_refund' THEN {parent} ELSE {id} END";
		return strtr( str_replace( '{counted}', $counted, $joins ), $this->columns() );
	}

	/** @return array<string, string> */
	private function columns(): array {
		return $this->is_in_tables() ? $this->columns_of_tables() : $this->columns_of_posts();
	}

	/** @return array<string, string> */
	private function columns_of_tables(): array {
		return [
			'{orders}'   => $this->name( 'wc_orders' ) . ' o',
			'{total}'    => 'o.total_amount',
			'{at}'       => 'o.date_created_gmt',
			'{status}'   => 'o.status',
			'{type}'     => 'o.type',
			'{parent}'   => 'o.parent_order_id',
			'{id}'       => 'o.id',
			'{meta}'     => $this->name( 'wc_orders_meta' ),
			'{of}'       => 'order_id',
			'{placed}'   => $this->name( 'wc_orders' ) . ' placed ON placed.id',
			'{currency}' => 'placed.currency',
		];
	}

	/** @return array<string, string> */
	private function columns_of_posts(): array {
		$posts = $this->db->core_table( 'posts' );
		$meta  = $this->db->core_table( 'postmeta' );
		return [
			'{orders}'   => "{$posts} o JOIN {$meta} t ON t.post_id = o.ID AND t.meta_key = '_order_total'",
			'{total}'    => 't.meta_value',
			'{at}'       => 'o.post_date_gmt',
			'{status}'   => 'o.post_status',
			'{type}'     => 'o.post_type',
			'{parent}'   => 'o.post_parent',
			'{id}'       => 'o.ID',
			'{meta}'     => $meta,
			'{of}'       => 'post_id',
			'{placed}'   => "{$meta} placed ON placed.meta_key = '_order_currency' AND placed.post_id",
			'{currency}' => 'placed.meta_value',
		];
	}

	private function is_in_tables(): bool {
		return OrderUtil::custom_orders_table_usage_is_enabled();
	}

	/** @param 'wc_orders'|'wc_orders_meta' $name */
	private function name( string $name ): string {
		return substr( $this->db->core_table( 'posts' ), 0, -5 ) . $name;
	}
}
