<?php
/**
 * A filter of the inbox: the state that a lead's postcode is in.
 *
 * @package BrolgaExample
 */

declare( strict_types=1 );

namespace BrolgaExample;

use Brolga\Api\Leads\InboxFilter;
use Brolga\Api\Leads\LeadFacts;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the state off the first digit.
 */
final class State implements InboxFilter {

	private const STATES = [
		'2' => 'nsw',
		'3' => 'vic',
		'4' => 'qld',
	];

	/**
	 * As the parameter is called.
	 */
	public function id(): string {
		return 'example-state';
	}

	/**
	 * Above the choices.
	 */
	public function label(): string {
		return __( 'All states', 'brolga-example' );
	}

	/**
	 * For those who write programs.
	 */
	public function description(): string {
		return 'The state of the postcode: nsw, vic or qld.';
	}

	/**
	 * Names by value.
	 */
	public function choices(): array {
		return [
			'nsw' => 'New South Wales',
			'vic' => 'Victoria',
			'qld' => 'Queensland',
		];
	}

	/**
	 * The values that are indexed when a lead is stored.
	 *
	 * @param LeadFacts $lead What is known of it.
	 */
	public function values( LeadFacts $lead ): array {
		$states = [];
		foreach ( $lead->fields as $field ) {
			if ( 'example-postcode' === $field['type'] ) {
				$states[] = self::STATES[ substr( $field['text'], 0, 1 ) ] ?? '';
			}
		}
		return $states;
	}
}

add_filter( 'brolga_inbox_filters', static fn ( array $filters ): array => [ ...$filters, new State() ] );
