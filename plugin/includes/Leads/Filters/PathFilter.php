<?php
declare( strict_types=1 );

namespace Brolga\Leads\Filters;

use Brolga\Api\Leads\InboxFilter;
use Brolga\Api\Leads\LeadFacts;
use Brolga\Leads\Origin;

/**
 * Filters leads by the path of the form's page. Links in a lead apply the filter.
 *
 * @see LEAD-27 LEAD-29
 */
final class PathFilter implements InboxFilter {

	public function id(): string {
		return Origin::PATH;
	}

	public function label(): string {
		return __( 'Page', 'brolga' );
	}

	public function description(): string {
		return __( 'The path of the page with the form, like /contact/.', 'brolga' );
	}

	public function choices(): array {
		return [];
	}

	public function values( LeadFacts $lead ): array {
		return [ '' === $lead->page ? '' : (string) wp_parse_url( $lead->page, PHP_URL_PATH ) ];
	}
}
