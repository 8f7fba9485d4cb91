<?php
declare( strict_types=1 );

namespace Brolga\Leads\Abilities;

use Brolga\Core\Abilities\Ability;
use Brolga\Core\Rest\Schemas;
use Brolga\Core\Roles;
use Brolga\Core\Text;
use Brolga\Leads\LeadService;
use Brolga\Leads\Replies\Obstacle;
use WP_Error;

/**
 * The note of the Leads screen.
 *
 * @see LEAD-81 LEAD-16
 */
final class AddLeadNote implements Ability {

	public function __construct( private readonly LeadService $leads ) {}

	/**
	 * Its name.
	 */
	public function name(): string {
		return 'add-lead-note';
	}

	/**
	 * For people.
	 */
	public function label(): string {
		return __( 'Add a note to a lead', 'brolga' );
	}

	/**
	 * For programs.
	 */
	public function description(): string {
		return __( 'Adds a note to a lead’s activity, which only people who manage leads can read.', 'brolga' );
	}

	/**
	 * Who manages leads.
	 */
	public function capability(): string {
		return Roles::MANAGE_LEADS;
	}

	/**
	 * The lead’s activity gets longer.
	 */
	public function is_readonly(): bool {
		return false;
	}

	/**
	 * What it needs.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public function input(): array {
		return [
			'id' => [
				'description' => __( 'The lead’s ID.', 'brolga' ),
				'type'        => 'integer',
				'minimum'     => 1,
			],
			'note' => Schemas::properties( 'lead-update' )['note'] ?? [],
		];
	}

	/**
	 * What it answers.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public function output(): array {
		return [ 'added' => [ 'type' => 'boolean' ] ];
	}

	/**
	 * Does it.
	 *
	 * @param array<array-key, mixed> $input See input().
	 * @return array<string, mixed>|WP_Error
	 */
	public function execute( array $input ): array|WP_Error {
		$id   = is_int( $input['id'] ?? null ) ? $input['id'] : 0;
		$note = Text::lines( is_string( $input['note'] ?? null ) ? $input['note'] : '' );
		if ( '' === $note ) {
			return new WP_Error( 'brolga_empty_note', __( 'The note is empty. Enter its text.', 'brolga' ), [ 'status' => 400 ] );
		}
		return $this->leads->update( $id, null, $note, get_current_user_id() )
			? [ 'added' => true ]
			: new WP_Error( Obstacle::Gone->value, Obstacle::Gone->message(), [ 'status' => Obstacle::Gone->status() ] );
	}
}
