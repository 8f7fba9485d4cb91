<?php
declare( strict_types=1 );

namespace Brolga\Leads\Search;

use Brolga\Leads\DateRange;
use Brolga\Leads\LeadKey;

/**
 * The enquiries of some days in which something begins with some letters.
 */
final class WordKeys implements KeyList {

	public function __construct(
		private readonly LeadWordsRepository $words,
		private readonly Beginning $beginning,
		private readonly DateRange $dates
	) {}

	/**
	 * The newest of them.
	 *
	 * @param LeadKey|null $key   Only what stands below it.
	 * @param int          $limit How many.
	 * @return list<LeadKey>
	 */
	public function below( ?LeadKey $key, int $limit ): array {
		return $this->words->keys( $this->beginning, $this->dates, $key, $limit );
	}

	/**
	 * Those of some keys that stand here.
	 *
	 * @param list<LeadKey> $keys Some keys.
	 * @return list<LeadKey>
	 */
	public function among( array $keys ): array {
		return $this->words->among( $this->beginning, $keys );
	}
}
