<?php
declare( strict_types=1 );

namespace Brolga\Api\Leads;

/**
 * What a filter of the inbox learns of a lead.
 *
 * @since 0.1.0
 * @phpstan-type Field array{id: string, label: string, type: string, value: string|list<string>, text: string}
 */
final class LeadFacts {

	/**
	 * @param list<Field> $fields
	 * @param array<string, string> $campaign
	 * @param list<string> $variants Of tests, such as `12:1`: the post and the variant.
	 */
	public function __construct(
		public readonly array $fields,
		public readonly string $page,
		public readonly string $referrer,
		public readonly array $campaign,
		public readonly array $variants
	) {}
}
