<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Providers;

use Brolga\Api\Jobs\DeliveryFailed;
use Brolga\Api\Jobs\Undeliverable;
use Brolga\Api\Newsletter\Account;
use Brolga\Api\Newsletter\ListApi;
use Brolga\Core\Http\Client;
use Brolga\Core\Rest\Controller;
use Brolga\Core\Rest\ProtectedRoutes;
use Brolga\Core\Support\Roles;
use Brolga\Outbox\Outbox;
use Brolga\Outbox\OutboxRepository;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Accounts at email providers: `brolga/v1/accounts` lists, saves and deletes them, and resends failed sign-ups.
 * `brolga/v1/lists` names the accounts and their lists to users who can edit pages. A stored key is never returned.
 *
 * @see NEWS-12 NEWS-20 NEWS-22 REST-12
 */
final class AccountsController implements Controller {

	private const NAME = '(?P<name>[a-z0-9][a-z0-9-]{0,31})';

	public function __construct(
		private readonly Accounts $accounts,
		private readonly ListChoices $lists,
		private readonly ListApis $apis,
		private readonly Client $http,
		private readonly OutboxRepository $jobs,
		private readonly Outbox $outbox
	) {}

	public function add_routes(): void {
		$owners = new ProtectedRoutes( Roles::MANAGE_SETTINGS );
		$owners->open( '/accounts', 'GET', $this->all( ... ) );
		$owners->open( '/accounts/' . self::NAME, 'PUT', $this->save( ... ), 'account-change' );
		$owners->open( '/accounts/' . self::NAME, 'DELETE', $this->remove( ... ) );
		$owners->open( '/accounts/deliveries', 'POST', $this->send_again( ... ) );
		$editors = new ProtectedRoutes( 'edit_pages' );
		$editors->open( '/lists', 'GET', $this->choices( ... ) );
		$editors->open( '/lists/' . self::NAME, 'GET', $this->lists( ... ) );
	}

	/** Lists the accounts at email providers without their keys, and the failed sign-ups. */
	private function all(): WP_REST_Response {
		return new WP_REST_Response(
			[
				'items'    => array_values(
					array_map(
						fn ( Account $account ): array => [
							'name'          => $account->name,
							'kind'          => $account->kind,
							'provider'      => $this->apis->label( $account->kind ),
							'has_key'       => '' !== $account->key,
							'url'           => $account->url,
							'double_opt_in' => $account->double_opt_in,
							'template'      => $account->template,
						],
						$this->accounts->all()
					)
				),
				'providers' => array_values( array_map( self::describe( ... ), $this->apis->all() ) ),
				'failed_jobs' => $this->jobs->failed_jobs( ProviderHandler::KIND ),
			]
		);
	}

	/** @return array<string, mixed> */
	private static function describe( ListApi $api ): array {
		$form = $api->form();
		return [
			'name'      => $api->id(),
			'label'     => $api->label(),
			'key_label' => $form->key_label,
			'key_help'  => $form->key_help,
			'url_help'  => $form->url_help,
			'asks'      => $form->asks,
			'templates' => $form->templates,
		];
	}

	/**
	 * Saves an account at an email provider.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	private function save( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$text    = static fn ( string $name ): string => is_string( $request[ $name ] )
			? trim( $request[ $name ] )
			: '';
		$account = new Account(
			self::name( $request ),
			$text( 'kind' ),
			$text( 'key' ),
			$text( 'url' ),
			false !== $request['double_opt_in'],
			is_int( $request['template'] ) ? $request['template'] : 0
		);
		$problem = $this->problem( $account );
		if ( null !== $problem ) {
			return new WP_Error( 'brolga_account', $problem, [ 'status' => 400 ] );
		}
		$this->accounts->put( $account );
		$this->lists->forget( $account->name );
		return $this->all();
	}

	private function problem( Account $account ): ?string {
		$api = $this->apis->find( $account->kind );
		if ( null === $api ) {
			return __( 'No active plugin connects to this provider. Activate the plugin that adds it, or choose another provider.', 'brolga' );
		}
		$stored = $this->accounts->all()[ $account->name ] ?? null;
		if ( '' === $account->key
			&& ( null === $stored
				|| '' === $stored->key
				|| $stored->kind !== $account->kind
				|| $stored->url !== $account->url ) ) {
			// A stored key must not be sent to a new URL.
			return __( 'Enter the key.', 'brolga' );
		}
		if ( '' !== $api->form()->url_help && '' === $account->url ) {
			return __( 'Enter the URL that sign-ups are posted to.', 'brolga' );
		}
		return '' === $account->url ? null : $this->http->refusal( $account->url );
	}

	/**
	 * Deletes an account.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	private function remove( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$name = self::name( $request );
		$this->lists->forget( $name );
		return $this->accounts->remove( $name ) ? $this->all() : self::not_found();
	}

	/** Resends failed sign-ups, and returns the accounts. */
	private function send_again(): WP_REST_Response {
		$this->outbox->resend_kind( ProviderHandler::KIND );
		return $this->all();
	}

	/** Lists the accounts that a newsletter block can use. */
	private function choices(): WP_REST_Response {
		return new WP_REST_Response(
			array_values(
				array_map(
					fn ( Account $account ): array => [
						'provider'  => $account->kind,
						'label'     => $this->apis->label( $account->kind ),
						'account'   => $account->name,
						'has_lists' => true === $this->apis->find( $account->kind )?->form()->has_lists,
					],
					$this->accounts->all()
				)
			)
		);
	}

	/**
	 * Lists the lists of an account.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	private function lists( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$account = $this->accounts->all()[ self::name( $request ) ] ?? null;
		if ( null === $account ) {
			return self::not_found();
		}
		try {
			$lists = [];
			foreach ( $this->lists->of( $account ) as $id => $name ) {
				$lists[] = [
					'id'   => (string) $id,
					'name' => $name,
				];
			}
			return new WP_REST_Response( $lists );
		} catch ( DeliveryFailed | Undeliverable $failure ) {
			return new WP_Error( 'brolga_lists', $failure->getMessage(), [ 'status' => 502 ] );
		}
	}

	/**
	 * Returns the account's name. WordPress matches routes without regard to case.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	private static function name( WP_REST_Request $request ): string {
		return is_string( $request['name'] ) ? strtolower( $request['name'] ) : '';
	}

	private static function not_found(): WP_Error {
		return new WP_Error(
			'brolga_no_account',
			__( 'This account no longer exists. Reload the page.', 'brolga' ),
			[ 'status' => 404 ]
		);
	}
}
