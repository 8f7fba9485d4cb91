<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Newsletter\Providers;

use Brolga\Api\Newsletter\Account;
use Brolga\Api\Newsletter\AccountForm;
use Brolga\Api\Newsletter\ListApi;
use Brolga\Api\Newsletter\ProviderContact;
use Brolga\Core\Http\Request;

/**
 * MailerLite's API: "Create/upsert subscriber", "Fetch a subscriber" and "List all groups". An upsert keeps
 * values that it does not name, but a status that it names also applies to an existing subscriber. The status
 * is therefore left out for active subscribers. A custom field is sent as the field named like its id.
 *
 * @see NEWS-12
 */
final class MailerLite implements ListApi {

	public const NAME = 'mailerlite';

	public function __construct( private readonly ProviderCaller $caller ) {}

	public function id(): string {
		return self::NAME;
	}

	public function label(): string {
		return 'MailerLite';
	}

	public function form(): AccountForm {
		return new AccountForm(
			__( 'API key', 'brolga' ),
			__( 'MailerLite: Integrations > API.', 'brolga' ),
			asks: true,
			has_lists: true
		);
	}

	public function subscribe( Account $account, string $list_id, ProviderContact $contact ): void {
		$body   = [
			'email'  => $contact->email,
			'groups' => [ $list_id ],
		];
		$values = $contact->values( 'name', 'last_name' );
		if ( [] !== $values ) {
			$body['fields'] = $values;
		}
		if ( ! $account->double_opt_in ) {
			$body['status'] = 'active';
		} elseif ( 'active' !== $this->status_of( $account, $contact ) ) {
			$body['status'] = 'unconfirmed';
		}
		$answer = $this->caller->json(
			$this->label(),
			$account,
			Request::json( 'POST', self::url( $account, '/subscribers' ), $body, self::headers( $account ) ),
			[ $contact->email ]
		);
		if ( ! isset( $answer['data'] ) ) {
			throw $this->caller->unreadable( $this->label() );
		}
	}

	/** @return array<string, string> */
	public function lists( Account $account ): array {
		$answer = $this->caller->json(
			$this->label(),
			$account,
			new Request( 'GET', self::url( $account, '/groups?limit=100&sort=name' ), self::headers( $account ) )
		);
		return ProviderNames::of( $answer['data'] ?? null ) ?? throw $this->caller->unreadable( $this->label() );
	}

	private function status_of( Account $account, ProviderContact $contact ): string {
		$response = $this->caller->call(
			$this->label(),
			new Request(
				'GET',
				self::url( $account, '/subscribers/' . rawurlencode( $contact->email ) ),
				self::headers( $account )
			)
		);
		if ( 404 === $response->status ) {
			return '';
		}
		if ( ! $response->is_success() ) {
			throw $this->caller->refused( $this->label(), $account, $response, [ $contact->email ] );
		}
		$data   = ( $response->map() ?? [] )['data'] ?? null;
		$status = is_array( $data ) ? $data['status'] ?? null : null;
		return is_string( $status ) ? $status : throw $this->caller->unreadable( $this->label() );
	}

	private static function url( Account $account, string $path ): string {
		return $account->base( 'https://connect.mailerlite.com/api' ) . $path;
	}

	/** @return array<string, string> */
	private static function headers( Account $account ): array {
		return [ 'Authorization' => 'Bearer ' . $account->key ];
	}
}
