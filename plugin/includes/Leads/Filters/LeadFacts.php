<?php
declare( strict_types=1 );

namespace Brolga\Leads\Filters;

use Brolga\Forms\Answers\StoredAnswers;
use Brolga\Forms\Source\AssignedVariants;
use Brolga\Leads\LeadDraft;

/**
 * The data of a lead that inbox filters compare.
 *
 * @phpstan-import-type StoredField from StoredAnswers
 */
final class LeadFacts {

	/**
	 * @param list<StoredField> $fields
	 * @param array<string, string> $campaign
	 */
	public function __construct(
		public readonly array $fields,
		public readonly string $page,
		public readonly string $referrer,
		public readonly array $campaign,
		public readonly AssignedVariants $variants
	) {}

	public static function of_draft( LeadDraft $draft ): self {
		$origin = $draft->attribution;
		return new self( $draft->fields, $origin->page, $origin->referrer, $origin->campaign, $origin->variants );
	}
}
