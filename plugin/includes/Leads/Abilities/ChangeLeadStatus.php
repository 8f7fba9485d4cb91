<?php
declare( strict_types=1 );

namespace Brolga\Leads\Abilities;

use Brolga\Core\Abilities\Ability;
use Brolga\Core\Rest\Schemas;
use Brolga\Core\Roles;
use Brolga\Leads\EntryStatus;
use Brolga\Leads\LeadService;
use Brolga\Leads\Replies\Obstacle;
use WP_Error;

/**
 * Moves a lead: into the Trash and back, done or not, spam or not.
 *
 * @see LEAD-81 LEAD-16 LEAD-26
 */
final class ChangeLeadStatus implements Ability {

	public function __construct( private readonly LeadService $leads ) {}

	/**
	 * Its name.
	 */
	public function name(): string {
		return 'change-lead-status';
	}

	/**
	 * For people.
	 */
	public function label(): string {
		return __( 'Change a lead’s status', 'brolga' );
	}

	/**
	 * For programs.
	 */
	public function description(): string {
		return __( 'Gives a lead one of the statuses `new`, `open`, `done`, `spam` and `trash`. `trash` moves it to the Trash, and `open` restores it.', 'brolga' );
	}

	/**
	 * Who manages leads.
	 */
	public function capability(): string {
		return Roles::MANAGE_LEADS;
	}

	/**
	 * The lead moves.
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
			'id'     => [
				'description' => __( 'The lead’s ID.', 'brolga' ),
				'type'        => 'integer',
				'minimum'     => 1,
			],
			'status' => Schemas::properties( 'lead-update' )['status'] ?? [],
		];
	}

	/**
	 * What it answers.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public function output(): array {
		return [ 'status' => [ 'type' => 'string' ] ];
	}

	/**
	 * Does it.
	 *
	 * @param array<array-key, mixed> $input See input().
	 * @return array<string, mixed>|WP_Error
	 */
	public function execute( array $input ): array|WP_Error {
		$id     = is_int( $input['id'] ?? null ) ? $input['id'] : 0;
		$status = EntryStatus::tryFrom( is_string( $input['status'] ?? null ) ? $input['status'] : '' );
		return null !== $status && $this->leads->update( $id, $status, '', get_current_user_id() )
			? [ 'status' => $status->value ]
			: new WP_Error( Obstacle::Gone->value, Obstacle::Gone->message(), [ 'status' => Obstacle::Gone->status() ] );
	}
}
