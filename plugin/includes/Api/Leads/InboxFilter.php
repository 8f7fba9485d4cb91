<?php
declare( strict_types=1 );

namespace Brolga\Api\Leads;

use Brolga\Api\Extension;

/**
 * A filter for leads in the inbox, in exports, on the command line and in abilities. Its values
 * are indexed when a lead is stored, so that filtering is fast among a million leads. Other
 * plugins add filters with the hook `brolga_inbox_filters`.
 *
 * @since 0.1.0
 * @see LEAD-83
 */
interface InboxFilter extends Extension {

	public function label(): string;

	/** What it filters by, for developers. */
	public function description(): string;

	/** @return array<string, string> Names by value; empty if the filter has no control on the Leads screen. */
	public function choices(): array;

	/**
	 * Returns the values by which a lead can be found. Runs while the lead is stored, so it must
	 * be fast; if it throws, the lead has no values.
	 *
	 * @return list<string>
	 */
	public function values( LeadFacts $lead ): array;
}
