<?php
declare( strict_types=1 );

namespace Brolga\Leads\Inbox;

use Brolga\Core\Abilities\Ability;
use Brolga\Core\Abilities\Definition;
use Brolga\Core\Abilities\Id;
use Brolga\Core\Rest\Schemas;
use Brolga\Core\Support\Roles;
use Brolga\Core\Support\Text;
use Brolga\Leads\Replies\ReplyRefusal;
use WP_Error;

/**
 * The ability to add a note to a lead, as on the Leads screen.
 *
 * @see LEAD-81 LEAD-16
 */
final class AddLeadNote implements Ability {

	public function __construct( private readonly LeadService $leads ) {}

	public function definition(): Definition {
		return new Definition(
			name: 'add-lead-note',
			label: __( 'Add a note to a lead', 'brolga' ),
			description: __( 'Adds a note to a lead’s activity, which only people who manage leads can read.', 'brolga' ),
			capability: Roles::MANAGE_LEADS,
			input: [
				'id' => Id::schema( __( 'The lead’s ID.', 'brolga' ) ),
				'note' => Schemas::properties( 'lead-update' )['note'] ?? [],
			],
			output: [ 'added' => [ 'type' => 'boolean' ] ]
		);
	}

	public function execute( array $input ): array|WP_Error {
		$note = Text::lines( is_string( $input['note'] ?? null ) ? $input['note'] : '' );
		if ( '' === $note ) {
			return new WP_Error(
				'brolga_empty_note',
				__( 'The note is empty. Enter its text.', 'brolga' ),
				[ 'status' => 400 ]
			);
		}
		return $this->leads->update( Id::of( $input ), null, $note, get_current_user_id() )
			? [ 'added' => true ]
			: ReplyRefusal::Gone->error();
	}
}
