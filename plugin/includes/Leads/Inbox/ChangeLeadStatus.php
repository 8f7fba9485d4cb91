<?php
declare( strict_types=1 );

namespace Brolga\Leads\Inbox;

use Brolga\Core\Abilities\Ability;
use Brolga\Core\Abilities\Definition;
use Brolga\Core\Abilities\Id;
use Brolga\Core\Rest\Schemas;
use Brolga\Core\Support\Roles;
use Brolga\Leads\LeadStatus;
use Brolga\Leads\Replies\ReplyRefusal;
use WP_Error;

/**
 * The ability to change a lead's status: done, spam, trash, or back.
 *
 * @see LEAD-81 LEAD-16 LEAD-26
 */
final class ChangeLeadStatus implements Ability {

	public function __construct( private readonly LeadService $leads ) {}

	public function definition(): Definition {
		return new Definition(
			name: 'change-lead-status',
			label: __( 'Change a lead’s status', 'brolga' ),
			description: __( 'Gives a lead one of the statuses `new`, `open`, `done`, `spam` and `trash`. `trash` moves the lead to the Trash, and `open` restores it.', 'brolga' ),
			capability: Roles::MANAGE_LEADS,
			input: [
				'id' => Id::schema( __( 'The lead’s ID.', 'brolga' ) ),
				'status' => Schemas::properties( 'lead-update' )['status'] ?? [],
			],
			output: [ 'status' => [ 'type' => 'string' ] ]
		);
	}

	public function execute( array $input ): array|WP_Error {
		$status = LeadStatus::tryFrom( is_string( $input['status'] ?? null ) ? $input['status'] : '' );
		return null !== $status && $this->leads->update( Id::of( $input ), $status, '', get_current_user_id() )
			? [ 'status' => $status->value ]
			: ReplyRefusal::Gone->error();
	}
}
