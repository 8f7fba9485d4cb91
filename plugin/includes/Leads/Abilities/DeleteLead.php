<?php
declare( strict_types=1 );

namespace Brolga\Leads\Abilities;

use Brolga\Core\Abilities\DestructiveAbility;
use Brolga\Core\Roles;
use Brolga\Leads\LeadService;
use Brolga\Leads\Replies\Obstacle;
use WP_Error;

/**
 * The *Delete permanently* of the Leads screen.
 *
 * @see LEAD-81 LEAD-16
 */
final class DeleteLead implements DestructiveAbility {

	public function __construct( private readonly LeadService $leads ) {}

	/**
	 * Its name.
	 */
	public function name(): string {
		return 'delete-lead';
	}

	/**
	 * For people.
	 */
	public function label(): string {
		return __( 'Delete a lead permanently', 'brolga' );
	}

	/**
	 * For programs.
	 */
	public function description(): string {
		return __( 'Deletes a lead with its files and emails. This cannot be undone: to be able to restore the lead, give it the status `trash` instead.', 'brolga' );
	}

	/**
	 * Who manages leads.
	 */
	public function capability(): string {
		return Roles::MANAGE_LEADS;
	}

	/**
	 * The lead is gone.
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
		return $this->leads->delete( $id )
			? [ 'deleted' => true ]
			: new WP_Error( Obstacle::Gone->value, Obstacle::Gone->message(), [ 'status' => Obstacle::Gone->status() ] );
	}
}
