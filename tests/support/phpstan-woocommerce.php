<?php
/**
 * Of WooCommerce, what its stubs leave out and we use, for PHPStan.
 *
 * @package Brolga\Tests
 */

declare( strict_types=1 );

namespace Automattic\WooCommerce\Internal\ProductFilters;

final class QueryClauses {}

final class FilterData {

	/**
	 * @param array<array-key, mixed> $query_vars
	 * @return array<string, mixed>
	 */
	public function get_filtered_price( array $query_vars ): array {
		return [];
	}

	/**
	 * @param array<array-key, mixed> $query_vars
	 * @param list<string>            $statuses
	 * @return array<string, mixed>
	 */
	public function get_stock_status_counts( array $query_vars, array $statuses ): array {
		return [];
	}

	/**
	 * @param array<array-key, mixed> $query_vars
	 * @return array<int, int>
	 */
	public function get_rating_counts( array $query_vars ): array {
		return [];
	}

	/**
	 * @param array<array-key, mixed> $query_vars
	 * @return array<int, int>
	 */
	public function get_attribute_counts( array $query_vars, string $attribute_to_count ): array {
		return [];
	}
}

final class FilterDataProvider {

	public function with( QueryClauses $query_clauses_generator ): FilterData {
		return new FilterData();
	}
}
