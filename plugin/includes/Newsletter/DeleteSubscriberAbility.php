<?php
declare( strict_types=1 );

namespace Brolga\Newsletter;

use Brolga\Core\Abilities\DestructiveAbility;
use Brolga\Core\Roles;
use WP_Error;

/**
 * The *Delete permanently* of the Subscribers screen.
 *
 * @see LEAD-81 NEWS-33
 */
final class DeleteSubscriberAbility implements DestructiveAbility {

	public function __construct( private readonly SubscriberService $subscribers ) {}

	/**
	 * Its name.
	 */
	public function name(): string {
		return 'delete-subscriber';
	}

	/**
	 * For people.
	 */
	public function label(): string {
		return __( 'Delete a subscriber permanently', 'brolga' );
	}

	/**
	 * For programs.
	 */
	public function description(): string {
		return __( 'Deletes a subscriber with the proof of consent. This cannot be undone, and the address can be added again. To stop emailing somebody, unsubscribe them instead.', 'brolga' );
	}

	/**
	 * Who manages leads.
	 */
	public function capability(): string {
		return Roles::MANAGE_LEADS;
	}

	/**
	 * The subscriber is gone.
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
				'description' => __( 'The subscriber’s ID.', 'brolga' ),
				'type'        => 'integer',
				'minimum'     => 1,
			],
		];
	}

	/**
	 * What it answers.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public function output(): array {
		return [ 'deleted' => [ 'type' => 'boolean' ] ];
	}

	/**
	 * Does it.
	 *
	 * @param array<array-key, mixed> $input See input().
	 * @return array<string, mixed>|WP_Error
	 */
	public function execute( array $input ): array|WP_Error {
		$id = is_int( $input['id'] ?? null ) ? $input['id'] : 0;
		return $this->subscribers->delete( $id, get_current_user_id() ) ? [ 'deleted' => true ] : SubscribersController::not_found();
	}
}
