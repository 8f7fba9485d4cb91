<?php
/**
 * A column of the leads' list: the postcode that a visitor entered.
 *
 * @package BrolgaExample
 */

declare( strict_types=1 );

namespace BrolgaExample;

use Brolga\Api\Leads\LeadColumn;
use Brolga\Api\Leads\LeadFacts;

defined( 'ABSPATH' ) || exit;

/**
 * Is asked about each lead of a list.
 */
final class PostcodeColumn implements LeadColumn {

	/**
	 * As the REST API names it.
	 */
	public function id(): string {
		return 'example-postcode';
	}

	/**
	 * Above the column.
	 */
	public function label(): string {
		return __( 'Postcode', 'brolga-example' );
	}

	/**
	 * Brolga escapes it.
	 *
	 * @param LeadFacts $lead What is known of it.
	 */
	public function text( LeadFacts $lead ): string {
		foreach ( $lead->fields as $field ) {
			if ( 'example-postcode' === $field['type'] ) {
				return $field['text'];
			}
		}
		return '';
	}
}

add_filter( 'brolga_lead_columns', static fn ( array $columns ): array => [ ...$columns, new PostcodeColumn() ] );
