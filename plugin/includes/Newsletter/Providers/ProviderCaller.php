<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Newsletter\Providers;

use Brolga\Api\Jobs\DeliveryFailed;
use Brolga\Api\Jobs\Undeliverable;
use Brolga\Api\Newsletter\Account;
use Brolga\Core\Http\Request;
use Brolga\Core\Http\Response;
use Brolga\Core\Jobs\Cause;
use Brolga\Core\Support\Text;
use Brolga\Outbox\Calls\Caller;

/**
 * Calls a provider's API. On an error, the provider's message is shown to the owner, without keys
 * and without the subscriber's address.
 *
 * @see NEWS-20 NEWS-22
 */
final class ProviderCaller {

	private const DETAIL_LENGTH = 200;

	/** Matches messages that mean the request may be repeated later, whatever the HTTP status. */
	private const LATER = '/not allowing more sign-?ups|too many (?:requests|sign-?ups)|try again later/i';

	private const PAUSE = 3600;

	public function __construct( private readonly Caller $caller ) {}

	/**
	 * Sends a request, and returns any response that does not call for a retry.
	 *
	 * @throws DeliveryFailed If the request may succeed later.
	 * @throws Undeliverable  If the address must not be called.
	 */
	public function call( string $whom, Request $request ): Response {
		return $this->caller->call( $whom, $request );
	}

	/**
	 * @param list<string> $secret Texts that must not appear in error messages, in addition to the account's key.
	 * @return array<array-key, mixed>
	 * @throws DeliveryFailed If the request may succeed later.
	 * @throws Undeliverable  If it will never succeed.
	 */
	public function json( string $whom, Account $account, Request $request, array $secret = [] ): array {
		$response = $this->call( $whom, $request );
		if ( ! $response->is_success() ) {
			throw $this->refused( $whom, $account, $response, $secret );
		}
		// A proxy or maintenance page was returned, so nothing shows that the request succeeded.
		return $response->map() ?? throw $this->unreadable( $whom );
	}

	/** @param list<string> $secret */
	public function refused(
		string $whom,
		Account $account,
		Response $response,
		array $secret = []
	): Undeliverable|DeliveryFailed {
		$words = self::detail( $response, [ $account->key, ...$secret ] );
		if ( 1 === preg_match( self::LATER, $words ) ) {
			return new DeliveryFailed( Cause::Limited->with( $whom ), self::PAUSE );
		}
		return new Undeliverable(
			match ( $response->status ) {
				401     => Cause::WrongKey->with( $whom, $account->name, $words ),
				// Without a message, 403 can also mean the plan or the IP address; the key may be right.
				403     => '' === $words
					? Cause::Rejected->with( $whom, $response->status, '' )
					: Cause::WrongKey->with( $whom, $account->name, $words ),
				404     => Cause::NoList->with( $whom ),
				default => Cause::Rejected->with( $whom, $response->status, $words ),
			}
		);
	}

	public function unreadable( string $whom ): DeliveryFailed {
		return new DeliveryFailed( Cause::Unreadable->with( $whom ) );
	}

	/**
	 * Returns the provider's error message. Mailchimp uses `detail` and lists fields in `errors`,
	 * the others use `message`.
	 *
	 * @param list<string> $secret
	 */
	private static function detail( Response $response, array $secret ): string {
		$answer = $response->map() ?? [];
		$said   = $answer['detail'] ?? $answer['message'] ?? '';
		$words  = is_string( $said ) ? Text::line( $said ) : '';
		$fields = self::fields( $answer['errors'] ?? null );
		$words  = '' === $fields ? $words : trim( "{$fields} {$words}" );
		foreach ( $secret as $hidden ) {
			$words = '' === $hidden ? $words : str_ireplace( $hidden, '…', $words );
		}
		return Text::start( $words, self::DETAIL_LENGTH );
	}

	private static function fields( mixed $errors ): string {
		$said = [];
		foreach ( is_array( $errors ) ? $errors : [] as $name => $error ) {
			$one = is_array( $error ) ? $error['message'] ?? $error[0] ?? '' : $error;
			$of  = is_array( $error ) ? $error['field'] ?? $name : $name;
			if ( is_string( $one ) && '' !== $one ) {
				$said[] = is_string( $of ) && '' !== $of ? "{$of}: {$one}" : $one;
			}
		}
		return Text::line( implode( ' ', $said ) );
	}
}
