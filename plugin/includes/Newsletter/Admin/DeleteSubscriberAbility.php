<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Admin;

use Brolga\Core\Abilities\Ability;
use Brolga\Core\Abilities\Definition;
use Brolga\Core\Abilities\Id;
use Brolga\Core\Support\Roles;
use WP_Error;

/**
 * The ability that does what *Delete permanently* on the Subscribers screen does.
 *
 * @see LEAD-81 NEWS-33
 */
final class DeleteSubscriberAbility implements Ability {

	public function __construct( private readonly SubscriberService $subscribers ) {}

	public function definition(): Definition {
		return new Definition(
			name: 'delete-subscriber',
			label: __( 'Delete a subscriber permanently', 'brolga' ),
			description: __( 'Deletes a subscriber with the proof of consent. This cannot be undone, and the address can be added again. To stop emailing somebody, unsubscribe them instead.', 'brolga' ),
			capability: Roles::MANAGE_LEADS,
			input: [
				'id' => Id::schema( __( 'The subscriber’s ID.', 'brolga' ) ),
			],
			output: [ 'deleted' => [ 'type' => 'boolean' ] ],
			is_destructive: true
		);
	}

	public function execute( array $input ): array|WP_Error {
		return $this->subscribers->delete( Id::of( $input ), get_current_user_id() )
			? [ 'deleted' => true ]
			: SubscriberService::not_found();
	}
}
