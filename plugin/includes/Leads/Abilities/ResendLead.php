<?php
declare( strict_types=1 );

namespace Brolga\Leads\Abilities;

use Brolga\Core\Abilities\Ability;
use Brolga\Core\Roles;
use Brolga\Leads\LeadService;
use WP_Error;

/**
 * The *Send again* of the Leads screen.
 *
 * @see LEAD-20 OUTBOX-9
 */
final class ResendLead implements Ability {

	public function __construct( private readonly LeadService $leads ) {}

	/**
	 * Its name.
	 */
	public function name(): string {
		return 'resend-lead';
	}

	/**
	 * For people.
	 */
	public function label(): string {
		return __( 'Resend a lead\'s email', 'brolga' );
	}

	/**
	 * For programs.
	 */
	public function description(): string {
		return __( 'Queues the notification of a lead again, for example after a mail server problem has been fixed.', 'brolga' );
	}

	/**
	 * Who manages leads.
	 */
	public function capability(): string {
		return Roles::MANAGE_LEADS;
	}

	/**
	 * A mail leaves.
	 */
	public function is_readonly(): bool {
		return false;
	}

	/**
	 * The lead.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public function input(): array {
		return [
			'id' => [
				'description' => __( 'The lead\'s number.', 'brolga' ),
				'type'        => 'integer',
				'minimum'     => 1,
			],
		];
	}

	/**
	 * That it waits.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public function output(): array {
		return [ 'queued' => [ 'type' => 'boolean' ] ];
	}

	/**
	 * Queues it.
	 *
	 * @param array<array-key, mixed> $input See input().
	 * @return array<string, mixed>|WP_Error
	 */
	public function execute( array $input ): array|WP_Error {
		$id = is_int( $input['id'] ?? null ) ? $input['id'] : 0;
		return $this->leads->resend( $id, get_current_user_id() )
			? [ 'queued' => true ]
			: new WP_Error( 'brolga_no_lead', __( 'This lead no longer exists. Reload the page.', 'brolga' ), [ 'status' => 404 ] );
	}
}
