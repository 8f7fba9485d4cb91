<?php
declare( strict_types=1 );

namespace Brolga\Leads\Search;

use Brolga\Leads\DateRange;
use Brolga\Leads\LeadKey;

/** The list of leads within given days that contain a word with a given prefix. */
final class WordKeys implements KeyList {

	public function __construct(
		private readonly LeadWordsRepository $words,
		private readonly PrefixSearch $prefix_search,
		private readonly DateRange $dates
	) {}

	/** @return list<LeadKey> */
	public function below( ?LeadKey $key, int $limit ): array {
		return $this->words->keys( $this->prefix_search, $this->dates, $key, $limit );
	}

	/**
	 * @param list<LeadKey> $keys
	 * @return list<LeadKey>
	 */
	public function among( array $keys ): array {
		return $this->words->among( $this->prefix_search, $keys );
	}
}
