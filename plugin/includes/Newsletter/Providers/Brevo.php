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
 * Brevo's API v3: "Create a contact", "Create Contact via DOI (Double-Opt-In) Flow" if the account
 * has a template for the confirmation email, and "Get all the lists". For an existing contact,
 * "Create a contact" updates it and returns 204 without a body. A custom field is sent as the
 * attribute named like its id in capitals.
 *
 * @see NEWS-12
 */
final class Brevo implements ListApi {

	public const NAME = 'brevo';

	public function __construct( private readonly ProviderCaller $caller ) {}

	public function id(): string {
		return self::NAME;
	}

	public function label(): string {
		return 'Brevo';
	}

	public function form(): AccountForm {
		return new AccountForm(
			__( 'API key', 'brolga' ),
			__( 'Brevo: Settings > SMTP & API > API keys.', 'brolga' ),
			asks: true,
			templates: true,
			has_lists: true
		);
	}

	public function subscribe( Account $account, string $list_id, ProviderContact $contact ): void {
		if ( 1 !== preg_match( '/^[1-9]\d{0,17}$/D', $list_id ) ) {
			throw new Undeliverable( Cause::BadList->with() );
		}
		$asks    = $account->double_opt_in && $account->template > 0;
		$body    = [ 'email' => $contact->email ];
		$body   += $asks
			? [
				'includeListIds' => [ (int) $list_id ],
				'templateId'     => $account->template,
				'redirectionUrl' => '' === $contact->page ? home_url( '/' ) : $contact->page,
			]
			: [
				'listIds'       => [ (int) $list_id ],
				'updateEnabled' => true,
			];
		if ( ! $asks && ! $account->double_opt_in ) {
			// The owner takes the sign-up for consent, so it lifts the block of an earlier unsubscribe.
			$body['emailBlacklisted'] = false;
		}
		$values = array_change_key_case( $contact->values( 'FIRSTNAME', 'LASTNAME' ), CASE_UPPER );
		if ( [] !== $values ) {
			$body['attributes'] = $values;
		}
		$response = $this->caller->call(
			$this->label(),
			Request::json(
				'POST',
				self::url( $account, $asks ? '/contacts/doubleOptinConfirmation' : '/contacts' ),
				$body,
				self::headers( $account )
			)
		);
		if ( 204 === $response->status ) {
			if ( ! $asks && $account->double_opt_in ) {
				$this->demand_unblocked( $account, $contact );
			}
			return;
		}
		$answer = $response->map();
		if ( ! $response->is_success() ) {
			if ( self::is_there( $answer ?? [] ) ) {
				return;
			}
			throw $this->caller->refused( $this->label(), $account, $response, [ $contact->email ] );
		}
		if ( null === $answer ) {
			throw $this->caller->unreadable( $this->label() );
		}
	}

	/**
	 * Whether Brevo rejected a contact because the email address already exists. A phone number
	 * that belongs to another contact has the same error code, but then nobody was added.
	 *
	 * @param array<array-key, mixed> $answer
	 */
	private static function is_there( array $answer ): bool {
		if ( 'duplicate_parameter' !== ( $answer['code'] ?? '' ) ) {
			return false;
		}
		$data  = is_array( $answer['metadata'] ?? null ) ? $answer['metadata'] : [];
		$what  = is_array( $data['duplicate_identifiers'] ?? null ) ? $data['duplicate_identifiers'] : [];
		$words = is_string( $answer['message'] ?? null ) ? $answer['message'] : '';
		return [] === $what
			? 1 !== preg_match( '/\b(?:SMS|WHATSAPP|LANDLINE_NUMBER|EXT_ID|phone)\b/i', $words )
			: [ 'email' ] === array_map(
				static fn ( mixed $one ): string => is_string( $one ) ? strtolower( $one ) : '',
				array_values( $what )
			);
	}

	/** Fails if the contact exists and is blocked: it stays blocked and would never get a mail. */
	private function demand_unblocked( Account $account, ProviderContact $contact ): void {
		$answer = $this->caller->json(
			$this->label(),
			$account,
			new Request(
				'GET',
				self::url( $account, '/contacts/' . rawurlencode( $contact->email ) ),
				self::headers( $account )
			),
			[ $contact->email ]
		);
		if ( true === ( $answer['emailBlacklisted'] ?? null ) ) {
			throw new Undeliverable( Cause::Unsubscribed->with( $this->label() ) );
		}
	}

	/** @return array<string, string> */
	public function lists( Account $account ): array {
		$names = [];
		for ( $offset = 0; $offset < 500; $offset += 50 ) {
			$answer = $this->caller->json(
				$this->label(),
				$account,
				new Request(
					'GET',
					self::url( $account, "/contacts/lists?limit=50&offset={$offset}" ),
					self::headers( $account )
				)
			);
			$count  = $answer['count'] ?? null;
			// If there are no lists, Brevo omits the property.
			$names += ProviderNames::of(
				$answer['lists'] ?? ( is_int( $count ) ? [] : null )
			) ?? throw $this->caller->unreadable( $this->label() );
			if ( ! is_int( $count ) || $count <= $offset + 50 ) {
				break;
			}
		}
		return $names;
	}

	private static function url( Account $account, string $path ): string {
		return $account->base( 'https://api.brevo.com/v3' ) . $path;
	}

	/** @return array<string, string> */
	private static function headers( Account $account ): array {
		return [ 'api-key' => $account->key ];
	}
}
