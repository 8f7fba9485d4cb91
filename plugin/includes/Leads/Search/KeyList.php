<?php
declare( strict_types=1 );

namespace Brolga\Leads\Search;

use Brolga\Leads\LeadKey;

/**
 * The keys of all enquiries that have something in common, such as a status or
 * a word. A search asks for what stands in several such lists.
 */
interface KeyList {

	/**
	 * The newest of them.
	 *
	 * @param LeadKey|null $key   Only what stands below it.
	 * @param int          $limit How many.
	 * @return list<LeadKey>
	 */
	public function below( ?LeadKey $key, int $limit ): array;

	/**
	 * Those of some keys that stand here, in the same order.
	 *
	 * @param list<LeadKey> $keys Some keys.
	 * @return list<LeadKey>
	 */
	public function among( array $keys ): array;
}
