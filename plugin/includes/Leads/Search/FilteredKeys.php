<?php
declare( strict_types=1 );

namespace Brolga\Leads\Search;

use Brolga\Leads\LeadKey;
use Brolga\Leads\LeadQuery;

/**
 * The enquiries of some statuses, of one form or all, and of some days.
 */
final class FilteredKeys implements KeyList {

	public function __construct(
		private readonly LeadKeysRepository $keys,
		private readonly LeadQuery $query
	) {}

	/**
	 * The newest of them.
	 *
	 * @param LeadKey|null $key   Only what stands below it.
	 * @param int          $limit How many.
	 * @return list<LeadKey>
	 */
	public function below( ?LeadKey $key, int $limit ): array {
		return $this->keys->newest( $this->query, $key, $limit );
	}

	/**
	 * Those of some keys that stand here.
	 *
	 * @param list<LeadKey> $keys Some keys.
	 * @return list<LeadKey>
	 */
	public function among( array $keys ): array {
		return $this->keys->among( $this->query, $keys );
	}
}
