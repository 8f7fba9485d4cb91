<?php
declare( strict_types=1 );

namespace Brolga\Shop\Product;

use Brolga\Core\Database\Connection;

/**
 * Adds a filter and an order to WordPress' comment query. Reviews without a rating come last when
 * sorted by rating.
 *
 * @see SHOP-54
 */
final class ReviewRepository {

	public function __construct( private readonly Connection $db ) {}

	/**
	 * @param array<string, string> $parts
	 * @return array<string, string>
	 */
	public function narrowed( array $parts, ReviewChoice $choice ): array {
		$comments = $this->db->core_table( 'comments' );
		$meta     = $this->db->core_table( 'commentmeta' );
		$newest   = "{$comments}.comment_date_gmt DESC, {$comments}.comment_ID DESC";
		$sorted   = match ( $choice->order ) {
			null                 => [],
			ReviewOrder::Newest  => [ 'orderby' => $newest ],
			ReviewOrder::Highest => [
				'orderby' => "brolga_rating.meta_value IS NULL, brolga_rating.meta_value + 0 DESC, {$newest}",
			],
			ReviewOrder::Lowest  => [
				'orderby' => "brolga_rating.meta_value IS NULL, brolga_rating.meta_value + 0, {$newest}",
			],
		};
		return [
			'join'    => ( $parts['join'] ?? '' )
				. " LEFT JOIN {$meta} AS brolga_rating ON ( brolga_rating.comment_id = {$comments}.comment_ID AND "
				. "brolga_rating.meta_key = 'rating' )",
			'where'   => ( $parts['where'] ?? '' )
				. ( null === $choice->rating
					? ''
					: sprintf( " AND brolga_rating.meta_value = '%d'", $choice->rating ) ),
			'groupby' => "{$comments}.comment_ID",
		] + $sorted + $parts;
	}
}
