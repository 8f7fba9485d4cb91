<?php
declare( strict_types=1 );

namespace Brolga\Leads\Search;

use Brolga\Leads\LeadKey;
use Brolga\Leads\LeadQuery;

/** The list of leads with given statuses, of one form or all, within given days. */
final class FilteredKeys implements KeyList {

	public function __construct(
		private readonly LeadKeysRepository $keys,
		private readonly LeadQuery $query
	) {}

	/** @return list<LeadKey> */
	public function below( ?LeadKey $key, int $limit ): array {
		return $this->keys->newest( $this->query, $key, $limit );
	}

	/**
	 * @param list<LeadKey> $keys
	 * @return list<LeadKey>
	 */
	public function among( array $keys ): array {
		return $this->keys->among( $this->query, $keys );
	}
}
