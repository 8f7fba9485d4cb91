<?php
declare( strict_types=1 );

namespace Brolga\Leads\Abilities;

use Brolga\Core\Abilities\Ability;
use Brolga\Core\Abilities\Definition;
use Brolga\Core\Abilities\Id;
use Brolga\Core\Support\Roles;
use Brolga\Leads\Inbox\LeadService;
use WP_Error;

/**
 * The ability to send a lead's emails again, as on the Leads screen.
 *
 * @see LEAD-20 OUTBOX-9
 */
final class ResendLead implements Ability {

	public function __construct( private readonly LeadService $leads ) {}

	public function definition(): Definition {
		return new Definition(
			name: 'resend-lead',
			label: __( 'Resend a lead’s email', 'brolga' ),
			description: __( 'Queues the notification of a lead again, for example after a mail server problem has been fixed.', 'brolga' ),
			capability: Roles::MANAGE_LEADS,
			input: [
				'id' => Id::schema( __( 'The lead’s ID.', 'brolga' ) ),
			],
			output: [ 'queued' => [ 'type' => 'boolean' ] ]
		);
	}

	public function execute( array $input ): array|WP_Error {
		$id = Id::of( $input );
		return $this->leads->resend( $id, get_current_user_id() )
			? [ 'queued' => true ]
			: new WP_Error(
				'brolga_no_lead',
				__( 'This lead no longer exists. Go back to the list of leads.', 'brolga' ),
				[ 'status' => 404 ]
			);
	}
}
