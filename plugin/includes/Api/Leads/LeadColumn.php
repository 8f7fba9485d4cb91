<?php
declare( strict_types=1 );

namespace Brolga\Api\Leads;

use Brolga\Api\Extension;

/**
 * A column of the leads' list, and a value of each lead in the REST API. Other plugins add columns
 * with the hook `brolga_lead_columns`. Of a lead's facts, lists have the fields and the page alone.
 *
 * @since 0.1.0
 * @see EXT-823
 */
interface LeadColumn extends Extension {

	public function label(): string;

	/** Returns what the column says of a lead, not escaped. Runs for each lead of a list, so it must be fast. */
	public function text( LeadFacts $lead ): string;
}
