<?php
declare( strict_types=1 );

namespace Brolga\Leads\Inbox;

use Brolga\Core\Abilities\Ability;
use Brolga\Core\Abilities\Definition;
use Brolga\Core\Abilities\Id;
use Brolga\Core\Support\Roles;
use Brolga\Leads\Replies\ReplyRefusal;
use WP_Error;

/**
 * The ability to delete a lead permanently, as on the Leads screen.
 *
 * @see LEAD-81 LEAD-16
 */
final class DeleteLead implements Ability {

	public function __construct( private readonly LeadService $leads ) {}

	public function definition(): Definition {
		return new Definition(
			name: 'delete-lead',
			label: __( 'Delete a lead permanently', 'brolga' ),
			description: __( 'Deletes a lead with its files and emails. This cannot be undone. To be able to restore the lead, give it the status `trash` instead.', 'brolga' ),
			capability: Roles::MANAGE_LEADS,
			input: [
				'id' => Id::schema( __( 'The lead’s ID.', 'brolga' ) ),
			],
			output: [ 'deleted' => [ 'type' => 'boolean' ] ],
			is_destructive: true
		);
	}

	public function execute( array $input ): array|WP_Error {
		return $this->leads->delete( Id::of( $input ) ) ? [ 'deleted' => true ] : ReplyRefusal::Gone->error();
	}
}
