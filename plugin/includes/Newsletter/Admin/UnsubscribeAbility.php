<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Admin;

use Brolga\Core\Abilities\Ability;
use Brolga\Core\Abilities\Definition;
use Brolga\Core\Abilities\Id;
use Brolga\Core\Support\Roles;
use WP_Error;

/**
 * The ability that does what *Unsubscribe* on the Subscribers screen does.
 *
 * @see LEAD-81 NEWS-33
 */
final class UnsubscribeAbility implements Ability {

	public function __construct( private readonly SubscriberService $subscribers ) {}

	public function definition(): Definition {
		return new Definition(
			name: 'unsubscribe',
			label: __( 'Unsubscribe a subscriber', 'brolga' ),
			description: __( 'Removes a subscriber from a list. Queued emails of the list to this subscriber are not sent.', 'brolga' ),
			capability: Roles::MANAGE_LEADS,
			input: [
				'id' => Id::schema( __( 'The subscriber’s ID.', 'brolga' ) ),
			],
			output: [ 'unsubscribed' => [ 'type' => 'boolean' ] ]
		);
	}

	public function execute( array $input ): array|WP_Error {
		return $this->subscribers->unsubscribe( Id::of( $input ) )
			? [ 'unsubscribed' => true ]
			: SubscriberService::not_found();
	}
}
