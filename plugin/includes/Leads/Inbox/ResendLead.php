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
 * The ability to send a lead's emails again, as on the Leads screen. The REST route can also pick a
 * single `job`.
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
		$job = is_int( $input['job'] ?? null ) ? $input['job'] : 0;
		return $this->leads->resend( Id::of( $input ), get_current_user_id(), $job )
			? [ 'queued' => true ]
			: ReplyRefusal::Gone->error();
	}
}
