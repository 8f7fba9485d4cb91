<?php
declare( strict_types=1 );

namespace Brolga\Leads\Filters;

use Brolga\Core\Extensions\Extension;

/**
 * Something that leads can be filtered by: in the inbox, in exports, on the
 * command line and by assistants. Its values of a lead are indexed when the lead
 * is stored, so that a filter finds them among a million. Other plugins add theirs
 * by the filter `brolga_inbox_filters`.
 *
 * @see LEAD-83
 */
interface InboxFilter extends Extension {

	/**
	 * Its name for the owner.
	 */
	public function label(): string;

	/**
	 * What it filters by, for those who write programs.
	 */
	public function description(): string;

	/**
	 * What owners choose from on the screen, names by value; empty: it has no
	 * control there.
	 *
	 * @return array<string, string>
	 */
	public function choices(): array;

	/**
	 * The values of a lead by which it is found. Runs while the lead is stored, so
	 * it must be quick; one that throws has none.
	 *
	 * @param LeadFacts $lead What is known of it.
	 * @return list<string>
	 */
	public function values( LeadFacts $lead ): array;
}
