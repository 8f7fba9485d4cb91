<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Newsletter\Providers;

use Brolga\Api\Jobs\Undeliverable;
use Brolga\Api\Newsletter\Account;
use Brolga\Api\Newsletter\AccountForm;
use Brolga\Api\Newsletter\ListApi;
use Brolga\Api\Newsletter\ProviderContact;
use Brolga\Core\Http\Request;
use Brolga\Core\Jobs\Cause;

/**
 * Mailchimp's Marketing API 3.0: "Add or update list member" and "Get lists info". The member's id
 * is the MD5 of the lower-case address, so that repeating a call has no further effect. A custom
 * field is sent as the merge tag named like its id in capitals.
 *
 * @see NEWS-12
 */
final class Mailchimp implements ListApi {

	public const NAME = 'mailchimp';

	public function __construct( private readonly ProviderCaller $caller ) {}

	public function id(): string {
		return self::NAME;
	}

	public function label(): string {
		return 'Mailchimp';
	}

	public function form(): AccountForm {
		return new AccountForm(
			__( 'API key', 'brolga' ),
			__( 'Mailchimp: Account & billing > Extras > API keys. The key ends in a data center, such as -us21.', 'brolga' ),
			asks: true,
			has_lists: true
		);
	}

	/**
	 * Adds or updates a member. `status_if_new` does not change the status of an existing member;
	 * one who has unsubscribed gets Mailchimp's confirmation email.
	 */
	public function subscribe( Account $account, string $list_id, ProviderContact $contact ): void {
		$member = [ 'email_address' => $contact->email ];
		$values = array_change_key_case( $contact->values( 'FNAME', 'LNAME' ), CASE_UPPER );
		if ( [] !== $values ) {
			$member['merge_fields'] = $values;
		}
		$answer = $this->put(
			$account,
			$list_id,
			$member + [ 'status_if_new' => $account->double_opt_in ? 'pending' : 'subscribed' ]
		);
		$status = $answer['status'] ?? '';
		if ( 'cleaned' === $status ) {
			throw new Undeliverable( Cause::Bounced->with() );
		}
		if ( ! in_array( $status, [ 'subscribed', 'pending' ], true ) ) {
			$this->put( $account, $list_id, $member + [ 'status' => 'pending' ] );
		}
	}

	/** @return array<string, string> */
	public function lists( Account $account ): array {
		$answer = $this->caller->json(
			$this->label(),
			$account,
			new Request(
				'GET',
				$this->base( $account ) . '/lists?fields=lists.id,lists.name&count=1000',
				self::headers( $account )
			)
		);
		return ProviderNames::of( $answer['lists'] ?? null ) ?? throw $this->caller->unreadable( $this->label() );
	}

	/**
	 * @param array<string, mixed> $member
	 * @return array<array-key, mixed>
	 */
	private function put( Account $account, string $list_id, array $member ): array {
		$email  = is_string( $member['email_address'] ?? null ) ? $member['email_address'] : '';
		$url    = sprintf(
			'%s/lists/%s/members/%s?skip_merge_validation=true',
			$this->base( $account ),
			rawurlencode( $list_id ),
			md5( $email )
		);
		$answer = $this->caller->json(
			$this->label(),
			$account,
			Request::json( 'PUT', $url, $member, self::headers( $account ) ),
			[ $email ]
		);
		return isset( $answer['status'] ) ? $answer : throw $this->caller->unreadable( $this->label() );
	}

	/** Returns the API's URL. The data center follows the last hyphen of the key. */
	private function base( Account $account ): string {
		if ( 1 !== preg_match( '/-([a-z]{2,4}\d{1,3})$/D', $account->key, $match ) ) {
			throw new Undeliverable( Cause::ShortKey->with() );
		}
		return $account->base( "https://{$match[1]}.api.mailchimp.com/3.0" );
	}

	/** @return array<string, string> */
	private static function headers( Account $account ): array {
		return [ 'Authorization' => 'Basic ' . base64_encode( 'brolga:' . $account->key ) ];
	}
}
