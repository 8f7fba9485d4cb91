<?php
declare( strict_types=1 );

namespace Brolga\Newsletter;

use Brolga\Core\Abilities\Ability;
use Brolga\Core\Roles;
use WP_Error;

/**
 * The *Unsubscribe* of the Subscribers screen.
 *
 * @see LEAD-81 NEWS-33
 */
final class UnsubscribeAbility implements Ability {

	public function __construct( private readonly SubscriberService $subscribers ) {}

	/**
	 * Its name.
	 */
	public function name(): string {
		return 'unsubscribe';
	}

	/**
	 * For people.
	 */
	public function label(): string {
		return __( 'Unsubscribe a subscriber', 'brolga' );
	}

	/**
	 * For programs.
	 */
	public function description(): string {
		return __( 'Takes a subscriber off a list. Emails of the list that are waiting to be sent to them are not sent.', 'brolga' );
	}

	/**
	 * Who manages leads.
	 */
	public function capability(): string {
		return Roles::MANAGE_LEADS;
	}

	/**
	 * A list changes.
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
		return [ 'unsubscribed' => [ 'type' => 'boolean' ] ];
	}

	/**
	 * Does it.
	 *
	 * @param array<array-key, mixed> $input See input().
	 * @return array<string, mixed>|WP_Error
	 */
	public function execute( array $input ): array|WP_Error {
		$id = is_int( $input['id'] ?? null ) ? $input['id'] : 0;
		return null === $this->subscribers->unsubscribe( $id ) ? SubscribersController::not_found() : [ 'unsubscribed' => true ];
	}
}
