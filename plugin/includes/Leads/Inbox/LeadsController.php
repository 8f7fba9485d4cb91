<?php
declare( strict_types=1 );

namespace Brolga\Leads\Inbox;

use Brolga\Core\Abilities\Ability;
use Brolga\Core\Rest\Controller;
use Brolga\Core\Rest\ProtectedRoutes;
use Brolga\Core\Support\Roles;
use Brolga\Leads\Filters\InboxFilters;
use Brolga\Leads\LeadCount;
use Brolga\Leads\LeadQuery;
use Brolga\Leads\LeadStatus;
use Brolga\Leads\Replies\ReplyRefusal;
use Brolga\Leads\Replies\ReplyService;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * The REST routes under `brolga/v1/leads`: list, read, change, reply, resend, delete. All of them
 * need the capability `brolga_manage_leads`, and WordPress demands its REST nonce from users who
 * are logged in with a cookie. A GET request never changes anything.
 *
 * @see REST-11 REST-12 REST-13 REST-14
 */
final class LeadsController implements Controller {

	private const ONE = '/leads/(?P<id>[1-9][0-9]{0,17})';

	public function __construct(
		private readonly LeadService $leads,
		private readonly ReplyService $replies,
		private readonly InboxFilters $filters,
		private readonly AddedColumns $columns
	) {}

	public function add_routes(): void {
		$routes = new ProtectedRoutes( Roles::MANAGE_LEADS );
		$routes->open( '/leads', 'GET', $this->list( ... ), args: $this->list_args() );
		$routes->open( '/leads/forms', 'GET', $this->forms( ... ) );
		$routes->open( '/leads/status', 'POST', $this->change_all( ... ), 'lead-changes' );
		$routes->open( self::ONE, 'GET', $this->read( ... ) );
		$routes->open( self::ONE, 'PATCH', $this->update( ... ), 'lead-update' );
		$routes->open(
			self::ONE,
			'DELETE',
			$this->remove( ... ),
			args: [
				'force' => [
					'description' => __( 'Whether to delete the lead permanently.', 'brolga' ),
					'type'        => 'boolean',
					'default'     => false,
				],
			]
		);
		$routes->open( self::ONE . '/replies', 'POST', $this->reply( ... ), 'lead-reply' );
		$routes->open( self::ONE . '/resend', 'POST', $this->resend( ... ), args: self::resend_args() );
	}

	/**
	 * Lists leads, newest first, with the number of leads in each status (`more` names the statuses with more than
	 * that) and where the next page begins.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	private function list( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$list   = new ListLeads( $this->leads, $this->filters );
		$input  = [
			'before' => $request['after_id'],
			'limit'  => $request['per_page'],
		] + $request->get_params();
		$page   = $list->page( $input );
		if ( $page instanceof WP_Error ) {
			return $page;
		}
		$counts = $this->leads->counts( $list->query( $input ) );
		return new WP_REST_Response(
			[
				'items'  => array_map(
					fn ( array $lead ): array => LeadFormat::summary( ...$lead ) + $this->columns->of( $lead[0] ),
					$page->leads
				),
				'counts' => array_map( static fn ( LeadCount $count ): int => $count->number, $counts ),
				'more'   => array_keys( array_filter( $counts, static fn ( LeadCount $count ): bool => $count->more ) ),
				'next'   => $page->next,
			]
		);
	}

	/** Lists the forms that leads came from. */
	private function forms(): WP_REST_Response {
		$forms = [];
		foreach ( $this->leads->forms() as $uid => $title ) {
			$forms[] = [
				'uid'   => (string) $uid,
				'title' => $title,
			];
		}
		return new WP_REST_Response( $forms );
	}

	/**
	 * Returns one lead.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	private function read( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$detail = $this->leads->read( self::number( $request['id'] ) );
		return null === $detail
			? ReplyRefusal::Gone->error()
			: new WP_REST_Response( LeadFormat::all(
				$detail
			) + [ 'reply' => $this->replies->terms( $detail->lead, get_current_user_id() ) ] );
	}

	/**
	 * Changes a lead and returns it.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	private function update( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$found = $this->leads->update(
			self::number( $request['id'] ),
			LeadStatus::tryFrom( self::text( $request['status'] ) ),
			self::text( $request['note'] ),
			get_current_user_id()
		);
		return $found ? $this->read( $request ) : ReplyRefusal::Gone->error();
	}

	/**
	 * Changes the status of several leads, and returns the changes that undo it.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	private function change_all( WP_REST_Request $request ): WP_REST_Response {
		$statuses = [];
		foreach ( is_array( $request['changes'] ) ? $request['changes'] : [] as $change ) {
			$status = is_array( $change ) ? LeadStatus::tryFrom( self::text( $change['status'] ?? '' ) ) : null;
			if ( null !== $status ) {
				$statuses[ self::number( $change['id'] ?? 0 ) ] = $status;
			}
		}
		$undo = [];
		foreach ( $this->leads->change_all( $statuses, get_current_user_id() ) as $id => $status ) {
			$undo[] = [
				'id'     => $id,
				'status' => $status->value,
			];
		}
		return new WP_REST_Response( [ 'undo' => $undo ] );
	}

	/**
	 * Sends a reply to a lead and returns the lead.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 *
	 * @see LEAD-32 LEAD-34 LEAD-35
	 */
	private function reply( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return $this->change( new ReplyToLead( $this->leads, $this->replies ), $request );
	}

	/**
	 * Resends a lead's emails and returns the lead.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	private function resend( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return $this->change( new ResendLead( $this->leads ), $request );
	}

	/**
	 * Moves a lead to the Trash, or deletes it permanently.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	private function remove( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return true === $request['force']
			? rest_ensure_response( ( new DeleteLead( $this->leads ) )->execute( self::input( $request ) ) )
			: $this->change( new ChangeLeadStatus( $this->leads ), $request, [ 'status' => LeadStatus::Trash->value ] );
	}

	/**
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 * @param array<string, mixed> $input What the request does not say.
	 */
	private function change(
		Ability $action,
		WP_REST_Request $request,
		array $input = []
	): WP_REST_Response|WP_Error {
		$output = $action->execute( $input + self::input( $request ) );
		return $output instanceof WP_Error ? $output : $this->read( $request );
	}

	/**
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 * @return array<string, mixed>
	 */
	private static function input( WP_REST_Request $request ): array {
		return [ 'id' => self::number( $request['id'] ) ] + $request->get_params();
	}

	/** @return array<string, array<string, mixed>> */
	private function list_args(): array {
		return [
			...$this->filters->parameters(),
			'after_id' => [
				'description' => __( 'The `next` value of the previous page, or 0 for the first page.', 'brolga' ),
				'type'        => 'integer',
				'minimum'     => 0,
				'default'     => 0,
			],
			'per_page' => [
				'description' => __( 'The number of leads per page.', 'brolga' ),
				'type'        => 'integer',
				'minimum'     => 1,
				'maximum'     => LeadQuery::MAX_LIMIT,
				'default'     => 25,
			],
		];
	}

	/** @return array<string, array<string, mixed>> */
	private static function resend_args(): array {
		return [
			'job' => [
				'description' => __( 'A single email, by its number in `delivery.mails`. 0 means all.', 'brolga' ),
				'type'        => 'integer',
				'minimum'     => 0,
				'default'     => 0,
			],
		];
	}

	private static function text( mixed $value ): string {
		return is_string( $value ) ? $value : '';
	}

	private static function number( mixed $value ): int {
		return is_numeric( $value ) ? (int) $value : 0;
	}
}
