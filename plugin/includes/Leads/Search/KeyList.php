<?php
declare( strict_types=1 );

namespace Brolga\Leads\Search;

use Brolga\Leads\LeadKey;

/**
 * A list of all leads that have something in common, such as a status or a word. A search finds
 * the leads that are in several lists.
 */
interface KeyList {

	/**
	 * Returns the newest leads of the list.
	 *
	 * @param LeadKey|null $key Only leads after this position; null for all.
	 * @return list<LeadKey>
	 */
	public function below( ?LeadKey $key, int $limit ): array;

	/**
	 * Returns those of the given leads that are in the list, in the same order.
	 *
	 * @param list<LeadKey> $keys
	 * @return list<LeadKey>
	 */
	public function among( array $keys ): array;
}
